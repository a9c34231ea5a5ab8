import { describe, expect, it } from "vitest";
import { edgesOf, roomIn, shapeOf, styleOf } from "./frame";

describe("the frame of a table", () => {
  it.each([
    [320, 520, "upright"],
    [360, 592, "upright"],
    [768, 976, "upright"],
    [844, 342, "low"],
    [683, 336, "low"],
    [1026, 720, "wide"],
    [1580, 1032, "wide"],
  ])("%d by %d is %s", (width, height, shape) => expect(shapeOf({ width, height })).toBe(shape));

  it("takes the question's bar or column from the board's room", () => {
    const phone = { width: 360, height: 592 };
    expect(roomIn(phone, edgesOf("upright", phone))).toEqual({ width: 360, height: 512 });
    const turned = { width: 844, height: 342 };
    expect(roomIn(turned, edgesOf("low", turned))).toEqual({ width: 616, height: 342 });
  });

  it("leaves the hand its place between the corners of a desk's screen", () => {
    const desk = { width: 1026, height: 720 };
    const { corner } = edgesOf("wide", desk);
    expect(roomIn(desk, edgesOf("wide", desk))).toEqual(desk);
    expect(desk.width - corner.left - corner.right).toBeGreaterThan(450);
  });

  it("is written larger on large screens, and has the room for that", () => {
    const [laptop, desk] = [
      edgesOf("wide", { width: 1026, height: 720 }),
      edgesOf("wide", { width: 1580, height: 1032 }),
    ];
    expect(laptop.letters).toBe(1);
    expect(desk.letters).toBeCloseTo(1.2, 1);
    expect(desk.corner.height / laptop.corner.height).toBeCloseTo(1.2, 1);
    expect(desk.corner.left).toBeGreaterThan(400);
  });

  it("says the edges as custom properties", () =>
    expect(styleOf(edgesOf("low", { width: 700, height: 340 }))).toBe(
      "--edge-bottom: 0px; --edge-right: 190px; --corner-left: 0px; --corner-right: 0px; --corner-height: 0px; --letters: 1.00",
    ));
});

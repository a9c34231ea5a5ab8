/** The result as a picture to share: drawn here, sent to nobody by the page itself. */

import { COLOURS } from "../../lib/table/seats";
import type { Ranked } from "./ranking";

const [WIDTH, HEIGHT] = [1200, 630];
const ROW = 74;
const KINDS = ["#f3ecdc", "#a3acbd"] as const;

export interface PictureWords {
  title: string;
  headline: string;
  foot: string;
}

/** An SVG of the churchyard at dawn, the winner's name on the stone, everybody's points below. */
export function svgOf(ranked: readonly Ranked[], names: readonly string[], words: PictureWords): string {
  const colour = (seat: number): string =>
    getComputedStyle(document.documentElement)
      .getPropertyValue(COLOURS[seat % COLOURS.length]!)
      .trim() || "#e69f00";
  const rows = ranked.slice(0, 6).map(({ seat, place, score }, at) => {
    const y = 250 + at * (ranked.length > 4 ? 56 : ROW);
    return `<circle cx="150" cy="${y - 12}" r="18" fill="${colour(seat)}"/>
      <text x="100" y="${y}" text-anchor="end" fill="${KINDS[1]}" font-size="34">${place}.</text>
      <text x="190" y="${y}" fill="${KINDS[0]}" font-size="38" font-weight="${place === 1 ? 700 : 400}">${escaped(names[seat] ?? "")}</text>
      <text x="700" y="${y}" text-anchor="end" fill="${place === 1 ? "#f2b544" : KINDS[0]}" font-size="40" font-weight="700">${escaped(score)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Georgia, serif">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#12161f"/>
    <path d="M760 0h440v630H760z" fill="#1b2340"/><circle cx="1010" cy="130" r="62" fill="#f3ecdc"/>
    <path d="M760 420q110-60 220-30t220-40v280H760z" fill="#0c0f16"/>
    <path d="M880 540V350a100 100 0 0 1 200 0v190z" fill="#8d96a8"/><path d="M970 330h20v40h40v20h-40v80h-20v-80h-40v-20h40z" fill="#4a5266"/>
    <path d="M1100 420h44l10 22h-64zM1096 446h52l-6 66h-40zM1090 514h64v14h-64z" fill="#1c1a24"/><path d="M1104 450h36l-4 56h-28z" fill="#f2b544"/>
    <path d="M0 560h1200v70H0z" fill="#1c2230"/>
    <text x="80" y="90" fill="#a3acbd" font-size="32">${escaped(words.title)}</text>
    <text x="80" y="160" fill="#f2b544" font-size="54" font-weight="700">${escaped(words.headline)}</text>
    ${rows.join("")}
    <text x="80" y="606" fill="#a3acbd" font-size="28">${escaped(words.foot)}</text>
  </svg>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  canvas.getContext("2d")!.drawImage(image, 0, 0);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

/** Into the device's own menu of places to send it to; without one, into a file. */
export async function share(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] }) && matchMedia("(pointer: coarse)").matches) {
    await navigator.share({ files: [file] }).catch(() => undefined); // who changes their mind has done nothing wrong
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Closed shapes that several pieces share. Tools are drawn in a box of 24 by 24. */

export const SHAPES: Record<string, string> = {
  pick: "M7 6.2C12 2 20 4.2 22.6 13.6 19 10.4 17.3 9.4 15.2 8.9L16.6 10.3 5.8 22.6 2.6 19.8 13.1 7.6C11.2 7 9.3 6.6 7 6.2z",
  shovel:
    "M17.2 1.2 22.8 6.6 20.9 8.5 19.2 7.4 12.4 14.2 14.4 16.2C14.9 19.6 12.4 22.3 7.6 23.2 4.9 23.6 2.4 23.2 1.6 22.4 .8 21.6.4 19.1.8 16.4 1.7 11.6 4.4 9.1 7.8 9.6L9.8 11.6 16.6 4.8 15.4 3.1z",
  stake: "M18 1.6 22.4 6 20.9 7.5 21.7 8.3 9.6 18.7 3 23.2 2.6 21 5.3 14.4 15.7 2.3 16.5 3.1z",
};
export const FOOT = "M7 1c4 0 6 4 5 8-1 3-1 4-3 5H4C2 10 2 1 7 1zM4 16h5c1 3 0 5-2 5s-3-2-3-5z";
/** A flagstone in lantern light, in a box of 64 by 64. */
export const LIT = {
  rim: "M8 0H56L64 8V56L56 64H8L0 56V8z",
  lantern: "M9 2H55L62 9V55L55 62H9L2 55V9z",
  face: "M12 6H52L58 12V52L52 58H12L6 52V12z",
  crack: "M32 58V47L40 39M40 52l6-4M57 24l-8 3M18 53h5",
  way: "M9 12 14 7 53 8 57 13 56 53 52 57 13 56 8 51z",
};

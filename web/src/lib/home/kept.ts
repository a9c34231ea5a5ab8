/** The store in which a browser keeps what it needs for the train; sw.js names it, too. */

export const CACHE = "sexton for the train";

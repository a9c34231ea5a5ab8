declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    noHinting: boolean;
    keepFeatures: string[]; // of OpenType; others are left out, with the glyphs that only they lead to
  }

  /** The same font with the glyphs of these characters alone. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

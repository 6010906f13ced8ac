declare module 'subset-font' {
  type Axis = number | { min: number; max: number };

  /** Returns a font with these characters. All axes that are not named stay whole. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Readonly<Record<string, Axis>>;
      /** OpenType features. */
      keepFeatures: readonly string[];
    },
  ): Promise<Buffer>;
}

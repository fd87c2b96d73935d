/** The package has no types; these cover what we use. */
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'woff2' | 'truetype';
    variationAxes?: Record<string, number | { min: number; max: number }>;
    keepFeatures?: string[];
    noHinting?: boolean;
  }
  export default function subsetFont(font: Buffer, letters: string, options?: Options): Promise<Buffer>;
}

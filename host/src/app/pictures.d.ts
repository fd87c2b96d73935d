/** An SVG file; the import is its URL. */
declare module '*.svg' {
  const address: string;
  export default address;
}

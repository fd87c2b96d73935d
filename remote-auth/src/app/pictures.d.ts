/** An illustration beside the component that shows it; the import is its URL. */
declare module '*.svg' {
  const address: string;
  export default address;
}

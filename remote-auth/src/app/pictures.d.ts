/** An illustration next to the component that shows it; the import is its URL. */
declare module '*.svg' {
  const address: string;
  export default address;
}

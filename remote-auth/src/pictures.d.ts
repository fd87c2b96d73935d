/** A drawing in the folder of whoever shows it; the import is its address. */
declare module '*.svg' {
  const address: string;
  export default address;
}

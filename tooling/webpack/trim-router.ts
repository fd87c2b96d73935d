/**
 * A loader that marks the components and contexts of the router as free of side effects. Its build does not, so that a page would
 * load those that it never uses: its form alone has 1 KB of compressed code.
 */
export default function trimRouter(source: string): string {
  return source
    .replaceAll(/^(?:Link|NavLink|Form)\.displayName = .*;$/gm, '')
    .replaceAll(/ = (React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1');
}

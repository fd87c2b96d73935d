import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from 'webpack';

/** What `string-replace-loader` changes. With `strict`, a build fails where it finds nothing to change. */
interface Change {
  search: RegExp;
  replace: string;
  strict?: boolean;
}

/**
 * Marks the components and contexts of the router as free of side effects. The build of the router does not, so that a page would load
 * those that it never uses: its form alone has 1 KB of compressed code. All of them are in one file; the others stay as they are.
 */
export const routerChanges: Change[] = [
  { search: /^(?:Link|NavLink|Form)\.displayName = .*;$/gm, replace: '' },
  { search: / = (React\d*\.(?:createContext|forwardRef|memo)\()/g, replace: ' = /* @__PURE__ */ $1' },
];

/** Leaves out the vendor prefixes that styled-components contains for those who ask for them, whole, with what the file imports. */
export const prefixerChange: Change = {
  search:
    /^(?:import [^\n]*\n|\s|\/\*\*.*?\*\/)*export function prefix \(value, length, children\) \{.*\}\s*$/gs,
  replace: 'export const prefix = (declaration) => declaration;',
  strict: true,
};

const loader = fileURLToPath(import.meta.resolve('string-replace-loader'));

/** Makes libraries smaller that are part of every first visit. */
export const libraryChanges: RuleSetRule[] = [
  { test: /[\\/]react-router[\\/]dist[\\/]production[\\/]/, loader, options: { multiple: routerChanges } },
  { test: /[\\/]stylis[\\/]src[\\/]Prefixer\.js$/, loader, options: prefixerChange },
];

import { fileURLToPath } from 'node:url';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import type { RuleSetRule } from 'webpack';
import { isStandaloneRemote, workspaceRoot } from '../federation/workspace-root.ts';

/** A change by `string-replace-loader`. With `strict`, a build fails if the loader finds nothing to change. */
interface Change {
  search: RegExp;
  replace: string;
  strict?: boolean;
}

/**
 * Marks the components and contexts of the router as free of side effects. The router's build does not, so a page would load all of them even
 * if it never uses them: the form alone has 1 KB of compressed code. All components and contexts are in one file; other files stay unchanged.
 */
export const routerChanges: Change[] = [
  { search: /^(?:Link|NavLink|Form)\.displayName = .*;$/gm, replace: '' },
  { search: / = (React\d*\.(?:createContext|forwardRef|memo)\()/g, replace: ' = /* @__PURE__ */ $1' },
];

/** Removes the optional vendor prefixer of styled-components, with everything that its file imports. */
export const prefixerChange: Change = {
  search:
    /^(?:import [^\n]*\n|\s|\/\*\*.*?\*\/)*export function prefix \(value, length, children\) \{.*\}\s*$/gs,
  replace: 'export const prefix = (declaration) => declaration;',
  strict: true,
};

const loader = fileURLToPath(import.meta.resolve('string-replace-loader'));

/** Rules that shrink the libraries that are part of every first visit. */
export const libraryChanges: RuleSetRule[] = [
  { test: /[\\/]react-router[\\/]dist[\\/]production[\\/]/, loader, options: { multiple: routerChanges } },
  { test: /[\\/]stylis[\\/]src[\\/]Prefixer\.js$/, loader, options: prefixerChange },
];

/** Finds the folder of `@emberclutch/web`: its sources, or the package that a standalone remote has installed. */
export const findWebPackage = (): string =>
  isStandaloneRemote
    ? realpathSync(join(workspaceRoot, 'node_modules/@emberclutch/web'))
    : join(workspaceRoot, 'shared/web');

/** Resolves the router to its production build. Its `exports` name only the development build, with checks and warnings. */
export function createRouterAliases(): Record<string, string> {
  const require = createRequire(
    createRequire(join(findWebPackage(), 'package.json')).resolve('react-router-dom'),
  );
  const resolveProduction = (request: string) =>
    require.resolve(request).replace(join('dist', 'development'), join('dist', 'production'));
  return {
    'react-router$': resolveProduction('react-router'),
    'react-router/dom$': resolveProduction('react-router/dom'),
  };
}

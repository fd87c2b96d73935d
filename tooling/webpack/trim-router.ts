import type { LoaderContext } from 'webpack';
import { replaceExpected } from './replace-expected.ts';

/**
 * A loader that marks the components and contexts of the router as free of side effects. The build of the router does not, so that a page would
 * load those that it never uses: its form alone has 1 KB of compressed code. All of them are in one file; the others stay as they are.
 * @throws {BuildError} if components or contexts are written in another way
 */
export default function trimRouter(
  this: Pick<LoaderContext<unknown>, 'resourcePath'>,
  source: string,
): string {
  if (!source.includes('forwardRef')) return source;
  return changes.reduce(
    (text, change) => replaceExpected(text, { loader: 'trim-router', file: this.resourcePath, ...change }),
    source,
  );
}

const changes = [
  ...['Link', 'NavLink', 'Form'].map((name) => ({
    pattern: new RegExp(`^${name}\\.displayName = .*;$`, 'gm'),
    replacement: '',
  })),
  ...['createContext', 'forwardRef', 'memo'].map((name) => ({
    pattern: new RegExp(` = (React\\d*\\.${name}\\()`, 'g'),
    replacement: ' = /* @__PURE__ */ $1',
  })),
];

import { installedVersion } from './installed-version.ts';

/** One module that a page must hold once, whoever brings it. */
interface SharedModule {
  /** As it is imported. A trailing slash stands for every sub-path, which a bare name leaves unshared. */
  request: string;
  /** What breaks, or what it costs, when a page holds two. */
  reason: string;
}

/** The one table of shared modules, used by host and all remotes. */
export const sharedModules: SharedModule[] = [
  { request: 'react', reason: 'Hooks live in it: two Reacts throw "invalid hook call".' },
  { request: 'react/', reason: 'jsx-runtime must come from the same React.' },
  { request: 'react-dom', reason: 'Must be of the same version as react, else error #527.' },
  { request: 'react-dom/', reason: 'react-dom/client is not covered by the bare name.' },
  { request: '@tanstack/react-query', reason: 'Its context holds the one query cache.' },
  { request: 'jotai', reason: 'Its default store holds session, theme and season.' },
  {
    request: 'styled-components',
    reason: 'Its context holds the theme, and it numbers the class names of a page.',
  },
  {
    request: '@emberclutch/shared/routing',
    reason: 'Holds the router context, bound thinly so that it tree-shakes.',
  },
  { request: '@emberclutch/shared/state', reason: 'Holds the atoms that apps have in common.' },
  { request: '@emberclutch/shared/theme', reason: 'Tokens and layers must be one scale on a page.' },
];

type Side = 'remote' | 'self-contained';

/**
 * The table as the build of a remote takes it.
 * @param side a remote of ours brings none of them and refuses a version that does not fit; a self-contained remote
 *   carries them as a fallback for pages that are not ours
 */
export function sharedFor(side: Side) {
  return Object.fromEntries(
    sharedModules.map(({ request }) => {
      const version = installedVersion(packageOf(request));
      return [
        request,
        {
          singleton: true,
          strictVersion: true,
          requiredVersion: `^${version}`,
          version,
          ...(side === 'remote' && { import: false as const }),
        },
      ];
    }),
  );
}

/** The versions that the host offers, by row of the table. */
export const sharedVersions = (): Record<string, string> =>
  Object.fromEntries(sharedModules.map(({ request }) => [request, installedVersion(packageOf(request))]));

/** `react-dom/` -> `react-dom`, `@emberclutch/shared/state` -> `@emberclutch/shared`. */
function packageOf(request: string): string {
  const [first = '', second = ''] = request.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

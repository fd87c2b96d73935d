import { createHash } from 'node:crypto';
import { readInstalledVersion } from './read-manifest.ts';

/**
 * The table of modules that host and all remotes share, with the reason why a page must contain each exactly once. A trailing slash covers
 * all sub-paths, which a bare name does not share.
 */
export const sharedModules = [
  { request: 'react', reason: 'Hooks live in it: two Reacts throw "invalid hook call".' },
  { request: 'react/', reason: 'jsx-runtime must come from the same React.' },
  { request: 'react-dom', reason: 'Must have the same version as react, or React throws error #527.' },
  { request: 'react-dom/', reason: 'react-dom/client is not covered by the bare name.' },
  { request: '@tanstack/react-query', reason: 'Its context holds the one query cache.' },
  { request: 'jotai', reason: 'Its default store holds session, theme and season.' },
  {
    request: 'styled-components',
    reason: 'It numbers the class names of a page, and inserts each rule once.',
  },
  {
    request: '@emberclutch/web/routing',
    reason:
      'Holds the router context. Re-exports only what apps use, because a shared module is not tree-shaken.',
  },
  { request: '@emberclutch/web/state', reason: 'Holds the atoms that apps have in common.' },
];

type BuildKind = 'remote' | 'self-contained' | 'embed';

/**
 * Converts the table to the `shared` option of a build.
 * @param kind a remote for our host bundles no shared module and rejects an incompatible version; a self-contained remote bundles them as a
 * fallback; an embed shares them under our own names, because a page with its own federation would otherwise get our React, or the embed
 * would get the React of the page
 * @param generation generation of the embed; it is part of these names, so that embeds with different shared modules do not share them
 */
export function toSharedConfig(kind: BuildKind, generation = '') {
  return Object.fromEntries(
    sharedModules.map(({ request }) => {
      const version = readInstalledVersion(toPackageName(request));
      return [
        request,
        {
          singleton: true,
          strictVersion: true,
          requiredVersion: `^${version}`,
          version,
          ...(kind === 'remote' && { import: false as const }),
          ...(kind === 'embed' && { shareKey: `emberclutch/${generation}/${request}` }),
        },
      ];
    }),
  );
}

/** Lists the versions that the host provides, by specifier. */
export const listSharedVersions = (): Record<string, string> =>
  Object.fromEntries(
    sharedModules.map(({ request }) => [request, readInstalledVersion(toPackageName(request))]),
  );

/**
 * Computes the digest of the versions of the shared modules, which identifies the modules that an embed shares with other embeds. Our site
 * checks these versions when a remote is released. A page of another site checks nothing, and its owner may update one embed but not another.
 */
export const computeEmbedGeneration = (): string =>
  createHash('sha256').update(JSON.stringify(listSharedVersions())).digest('hex').slice(0, 8);

/** Whether a module is in the table. */
export const isShared = (request: string): boolean =>
  sharedModules.some((row) =>
    row.request.endsWith('/') ? request.startsWith(row.request) : request === row.request,
  );

/** Returns `react-dom` for `react-dom/`, and `@emberclutch/web` for `@emberclutch/web/state`. */
function toPackageName(request: string): string {
  const [first = '', second = ''] = request.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

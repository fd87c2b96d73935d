import { satisfies } from 'semver';
import type { Release } from '@emberclutch/shared/contract/release';

/**
 * Whether releases can run together: each remote's shared modules against the host's versions, and each page
 * offered by one app only.
 * @returns a sentence per misfit, none where all fit
 */
export function checkCompatibility(releases: readonly Release[]): string[] {
  const host = releases.find(({ app }) => app === 'host');
  if (!host) return ['There is no host to put remotes into.'];
  return [
    ...releases.filter(({ app }) => app !== 'host').flatMap((remote) => misfitsOf(remote, host)),
    ...clashes(releases),
  ];
}

function misfitsOf(remote: Release, host: Release): string[] {
  return Object.entries(remote.shared).flatMap(([module, range]) => {
    const offered = host.shared[module];
    if (offered === undefined) return [`${remote.app} asks for ${module}, which the host does not share.`];
    if (satisfies(offered, range)) return [];
    return [`${remote.app} asks for ${module} ${range}, the host has ${offered}.`];
  });
}

function clashes(releases: readonly Release[]): string[] {
  const owners = new Map<string, string>();
  return releases.flatMap(({ app, pages }) =>
    pages.flatMap(({ path }) => {
      const owner = owners.get(path);
      owners.set(path, app);
      return owner === undefined ? [] : [`${owner} and ${app} both offer ${path}.`];
    }),
  );
}

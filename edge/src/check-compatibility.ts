import { satisfies } from 'semver';
import type { Release } from '@emberclutch/shared/contract/release';

/**
 * Checks whether releases can run together: the host must have the versions of shared modules that each remote requires,
 * and each page must be offered by one app only.
 * @returns a sentence for each incompatibility
 */
export function checkCompatibility(releases: readonly Release[]): string[] {
  const host = releases.find(({ app }) => app === 'host');
  if (!host) return ['There is no host to put remotes into.'];
  return [
    ...releases.filter(({ app }) => app !== 'host').flatMap((remote) => incompatibilitiesOf(remote, host)),
    ...duplicatePages(releases),
  ];
}

function incompatibilitiesOf(remote: Release, host: Release): string[] {
  return Object.entries(remote.shared).flatMap(([module, range]) => {
    const offered = host.shared[module];
    if (offered === undefined) return [`${remote.app} asks for ${module}, which the host does not share.`];
    if (satisfies(offered, range)) return [];
    return [`${remote.app} asks for ${module} ${range}, the host has ${offered}.`];
  });
}

function duplicatePages(releases: readonly Release[]): string[] {
  const owners = new Map<string, string>();
  return releases.flatMap(({ app, pages }) =>
    pages.flatMap(({ path }) => {
      const owner = owners.get(path);
      owners.set(path, app);
      return owner === undefined ? [] : [`${owner} and ${app} both offer ${path}.`];
    }),
  );
}

import { satisfies } from 'semver';
import type { Release } from '@emberclutch/contract/site/release.ts';
import { shortName } from '../releases/site-folder.ts';

/**
 * Checks whether releases can run together: the host must share the libraries in the versions that each remote requires,
 * and export what each remote imports with the types that it was built with; each address must be offered by one app only.
 * @returns a sentence for each incompatibility
 */
export function checkCompatibility(releases: readonly Release[]): string[] {
  const host = releases.find(({ app }) => app === 'host');
  if (!host) return ['There is no host to put remotes into.'];
  const unfit = releases.flatMap((remote) => {
    const sentences = [...unsharedLibraries(remote, host), ...unexportedImports(remote, host)];
    return remote === host || sentences.length === 0 ? [] : [{ name: shortName(remote.app), sentences }];
  });
  const command = `npx pnpm@12 release host ${unfit.map(({ name }) => name).join(' ')}`;
  return [
    ...unfit.flatMap(({ sentences }) => sentences),
    ...(unfit.length > 0 ? [`Apps that change together go live in one switch: ${command}`] : []),
    ...ambiguousPages(releases),
  ];
}

function unsharedLibraries(remote: Release, host: Release): string[] {
  return Object.entries(remote.shared).flatMap(([module, range]) => {
    const offered = host.shared[module];
    if (offered === undefined) return [`${remote.app} asks for ${module}, which the host does not share.`];
    if (satisfies(offered, range)) return [];
    return [`${remote.app} asks for ${module} ${range}, the host has ${offered}.`];
  });
}

function unexportedImports({ app, imports = {} }: Release, { exports }: Release): string[] {
  // Recorded by neither a host of an earlier version nor a development server.
  if (!exports) return [];
  return Object.entries(imports).flatMap(([module, types]) =>
    Object.entries(types).flatMap(([name, type]) => {
      const offered = exports[module]?.[name];
      if (offered === undefined) return [`${app} uses ${name} of ${module}, which the host does not have.`];
      if (offered === type) return [];
      return [`${app} uses ${name} of ${module} with another type than the host has.`];
    }),
  );
}

/** Two apps with pages for the same address: the same path, or patterns that match it. */
function ambiguousPages(releases: readonly Release[]): string[] {
  const pages = releases.flatMap(({ app, pages: own }) => own.map(({ path }) => ({ app, path })));
  return pages.flatMap((page, index) =>
    pages
      .slice(index + 1)
      .filter((other) => other.app !== page.app && overlap(page.path, other.path))
      .map((other) =>
        other.path === page.path
          ? `${page.app} and ${other.app} both offer ${page.path}.`
          : `${page.app} offers ${page.path} and ${other.app} ${other.path}, which match the same addresses.`,
      ),
  );
}

/** `/details/:slug` and `/details/:id`, or `/details/:id` and `/details/today`. */
function overlap(one: string, other: string): boolean {
  const [first, second] = [one.split('/').filter(Boolean), other.split('/').filter(Boolean)];
  if (first.length !== second.length) return false;
  return first.every((segment, index) => {
    const counterpart = second[index] ?? '';
    return segment.startsWith(':') || counterpart.startsWith(':') || segment === counterpart;
  });
}

import { satisfies } from 'semver';
import type { ReleaseDeclarations } from '@emberclutch/contract/site/release-declarations.ts';
import type { Release } from '@emberclutch/contract/site/release.ts';
import { shortName } from '../releases/site-folder.ts';
import { exposedRoutes, typeMismatches } from './type-mismatches.ts';
import type { SharedExport } from './type-mismatches.ts';

/** Reads the types that a release was built with; null for a release of an earlier version, which has none. */
type TypesOf = (release: Release) => Promise<ReleaseDeclarations | null>;

/**
 * Checks whether releases can run together: the host must share the libraries in the versions that each remote requires,
 * and its exports must be assignable to what each remote was built with; each address must be offered by one app only.
 * @returns a sentence for each incompatibility
 */
export async function checkCompatibility(
  releases: readonly Release[],
  typesOf: TypesOf,
  { isRollback = false }: { isRollback?: boolean } = {},
): Promise<string[]> {
  const host = releases.find(({ app }) => app === 'host');
  if (!host) return ['There is no site with a host yet: publish one with `start` or `site` first.'];
  const unfit: { name: string; sentences: string[] }[] = [];
  for (const remote of releases.filter((release) => release !== host)) {
    const sentences = [
      ...unsharedLibraries(remote, host),
      ...missingExports(remote, host),
      ...(await unfitExports(remote, host, typesOf)),
      ...(await unfitRoutes(remote, host, typesOf)),
    ];
    if (sentences.length > 0) unfit.push({ name: shortName(remote.app), sentences });
  }
  const hint = isRollback
    ? '`npx pnpm@12 rollback` without a name undoes the last switch whole.'
    : `Apps that change together go live in one switch: npx pnpm@12 release host ${unfit.map(({ name }) => name).join(' ')}`;
  return [
    ...unfit.flatMap(({ sentences }) => sentences),
    ...(unfit.length > 0 ? [hint] : []),
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

function missingExports({ app, imports = {} }: Release, { exports }: Release): string[] {
  // Hosts of earlier versions and development servers record no exports.
  if (!exports) return [];
  return Object.entries(imports).flatMap(([module, digests]) =>
    Object.keys(digests)
      .filter((name) => exports[module]?.[name] === undefined)
      .map((name) => `${app} uses ${name} of ${module}, which the host does not have.`),
  );
}

/** Types with equal digests are equal; the compiler compares the others. */
async function unfitExports(remote: Release, host: Release, typesOf: TypesOf): Promise<string[]> {
  const changed = changedExports(remote, host);
  if (changed.length === 0) return [];
  const [offered, expected] = await Promise.all([typesOf(host), typesOf(remote)]);
  if (!offered || !expected)
    return changed.map(
      ({ module, name }) => `${remote.app} uses ${name} of ${module} with another type than the host has.`,
    );
  const mismatches = await typeMismatches(changed, offered, expected);
  return [...mismatches].map(
    ([{ module, name }, reason]) =>
      `${remote.app} uses ${name} of ${module} with a type that the host's does not fit: ${reason}`,
  );
}

/** Releases of earlier versions record no type, and two apps of one checkout have the same one. */
async function unfitRoutes(remote: Release, host: Release, typesOf: TypesOf): Promise<string[]> {
  if (!remote.routes || !host.routes || remote.routes === host.routes) return [];
  const [offered, expected] = await Promise.all([typesOf(remote), typesOf(host)]);
  if (!offered || !expected) return [];
  const mismatches = await typeMismatches([exposedRoutes], offered, expected);
  return [...mismatches.values()].map(
    (reason) => `${remote.app} exposes routes that the host cannot use: ${reason}`,
  );
}

function changedExports({ imports = {} }: Release, { exports = {} }: Release): SharedExport[] {
  return Object.entries(imports).flatMap(([module, digests]) =>
    Object.entries(digests)
      .filter(([name, digest]) => (exports[module]?.[name] ?? digest) !== digest)
      .map(([name]) => ({ module, name })),
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

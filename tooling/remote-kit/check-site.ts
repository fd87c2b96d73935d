import semver from 'semver';
import { SiteContract, siteContractPath } from '@emberclutch/contract/site/site-contract.ts';
import { toSharedConfig } from '../federation/shared-modules.ts';

/**
 * Checks before a build that the site provides the shared modules that the remote has installed. When the remote is released, the edge also
 * checks its API calls.
 * @param site URL of the site, without a trailing slash
 * @returns the names of the live apps of the site
 * @throws {Error} if the site cannot be reached or has no contract, or with the incompatible modules
 */
export async function checkSite(site: string): Promise<string[]> {
  const { host, shared, apps } = await readSiteContract(site);
  const incompatibleModules = Object.entries(toSharedConfig('remote')).flatMap(
    ([module, { requiredVersion }]) => {
      const providedVersion = shared[module]?.version;
      return providedVersion !== undefined && semver.satisfies(providedVersion, requiredVersion)
        ? []
        : [`  ${module}: needs ${requiredVersion}, has ${providedVersion ?? 'none'}`];
    },
  );
  if (incompatibleModules.length > 0)
    throw new Error(
      `The host of ${site} (${host}) does not fit this remote:\n${incompatibleModules.join('\n')}`,
    );
  return apps.map(({ app }) => app);
}

async function readSiteContract(site: string): Promise<SiteContract> {
  const address = site + siteContractPath;
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => null);
  if (!response) throw new Error(`${site} cannot be reached.`);
  const contract = response.ok
    ? SiteContract.safeParse(await response.json().catch(() => null)).data
    : undefined;
  if (!contract) throw new Error(`${address} is not the contract of a site.`);
  return contract;
}

/** Milliseconds. */
const timeoutMs = 30_000;

import type { SiteContract } from '@emberclutch/contract/site/site-contract.ts';
import type { Release } from '@emberclutch/contract/site/release.ts';
import type { CompositionParts } from './composition-parts.ts';

/** The contract of this composition for remotes. Addresses are relative to the site, unless its API is elsewhere. */
export const siteContract = ({ site, releases, host }: CompositionParts): SiteContract => ({
  host: host.version,
  shared: Object.fromEntries(Object.entries(host.shared).map(([module, version]) => [module, { version }])),
  api: `${site.config.apiBase}/v1/openapi.json`,
  apps: releases.map(liveApp),
});

const liveApp = ({ app, version, pages }: Release): SiteContract['apps'][number] => ({
  app,
  version,
  exposes: app === 'host' ? [] : ['./routes'],
  pages: pages.map(({ path, title }) => ({ path, title })),
});

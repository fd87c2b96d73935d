import * as z from 'zod/mini';
import { RemotePage } from './site.ts';

/** Path of the site's contract with its remotes. The contract is a composed document, which any CDN can serve. */
export const siteContractPath = '/contract.json';

const LiveApp = z.object({
  app: z.string(),
  version: z.string(),
  /** The modules that the host can load from the app; empty for the host. */
  exposes: z.array(z.string()),
  pages: z.array(z.pick(RemotePage, { path: true, title: true })),
});

/** The contract of a site for a team that develops and releases a remote for it. */
export const SiteContract = z.object({
  /** Version of the live host. */
  host: z.string(),
  /** Versions of the shared modules that the host provides, by import specifier. */
  shared: z.record(z.string(), z.object({ version: z.string() })),
  /** Address of the description of the API, in OpenAPI 3.1. */
  api: z.string(),
  apps: z.array(LiveApp),
});
export type SiteContract = z.infer<typeof SiteContract>;

import * as z from 'zod/mini';
import { ExportDigests } from './release.ts';
import { RemotePage } from './site.ts';

/** Where a site says what remotes can rely on. A composed document: any CDN can serve it. */
export const siteContractPath = '/contract.json';

const SharedModule = z.object({
  /** Which the host provides. */
  version: z.string(),
  /** Modules of ours only: digest of the type of each export. */
  exports: z.optional(ExportDigests),
});

const LiveApp = z.object({
  app: z.string(),
  version: z.string(),
  /** The modules that a host can load from it; the host exposes nothing. */
  exposes: z.array(z.string()),
  pages: z.array(z.pick(RemotePage, { path: true, title: true })),
});

/** The contract of a site for a team that develops and releases a remote for it. */
export const SiteContract = z.object({
  /** Version of the live host. */
  host: z.string(),
  /** Shared modules by import specifier. */
  shared: z.record(z.string(), SharedModule),
  /** Address of the declaration files of our shared modules, by path. */
  types: z.string(),
  /** Digest of the type of `./routes`. */
  routes: z.optional(z.string()),
  /** Address of the description of the API, in OpenAPI 3.1. */
  api: z.string(),
  apps: z.array(LiveApp),
});
export type SiteContract = z.infer<typeof SiteContract>;

import * as z from 'zod/mini';

export const PageHead = z.object({
  eyebrow: z.string(),
  title: z.string(),
  lead: z.string(),
});
export type PageHead = z.infer<typeof PageHead>;

/** A page as the registry lists it. Teams add pages by releasing their remote, without a release of the host. */
export const RemotePage = z.object({
  /** `/details/:id`: a segment that begins with a colon matches any value, and `{slug}` stands for the slug of the site. */
  path: z.string().check(z.regex(/^\/(?:(?::\w+|(?:[\w-]|\{slug\})+)(?:\/(?!$)|$))*$/)),
  title: z.string(),
  /** One or two sentences for search engines and link previews. Search engines list only pages with a description. */
  description: z.optional(z.string()),
  /** Picture of link previews, 1200 by 630 px: a file of the release. The picture of the site by default. */
  picture: z.optional(z.string()),
  /** The host shows it while the remote is loading; it must equal the heading of the loaded page. */
  head: z.optional(PageHead),
  /** `cards`: below its head, the page shows cards, whose placeholders are visible before scripts run. */
  placeholder: z.optional(z.literal('cards')),
  /** Whether the host redirects signed-out visitors to /login. */
  isProtected: z.optional(z.boolean()),
  /** Path of the public API call that returns the `PagePreview` of a page with a parameter: `/v1/assets/:id/preview`. */
  preview: z.optional(z.string().check(z.startsWith('/v1/'))),
  /** Whether the edge renders the page with its data, with the server bundle of its app. */
  isRendered: z.optional(z.boolean()),
});
export type RemotePage = z.infer<typeof RemotePage>;

/** The live release of a remote, for the federation runtime. */
export const RemoteRelease = z.object({
  version: z.string(),
  /** Name of its federation container, which is also the name of its global variable. */
  container: z.string(),
  /** URL of its `remoteEntry.js`, absolute or from the site's root. */
  entry: z.string(),
  /** Subresource integrity of the entry (SRI, `sha384-...`). */
  integrity: z.optional(z.string()),
  pages: z.array(RemotePage),
});
export type RemoteRelease = z.infer<typeof RemoteRelease>;

/** The remotes of a site, by short name: `hatchery`. */
export const Registry = z.record(z.string(), RemoteRelease);
export type Registry = z.infer<typeof Registry>;

/** The live registry. Each page contains it; a page that stays open for a long time reads it again from `liveRegistryPath`. */
export const LiveRegistry = z.object({
  host: z.string(),
  registry: Registry,
});
export type LiveRegistry = z.infer<typeof LiveRegistry>;

/** Brand and links of a site. The host reads them at run time, so that another site needs no rebuild. */
export const SiteConfig = z.object({
  name: z.string(),
  /** URL of the site without a trailing slash; absent if the edge that composes the page does not know it. */
  publicUrl: z.optional(z.string()),
  slug: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  /** Version and digest of the host's release, which each composition fills in. */
  release: z.optional(z.string()),
  /** Base of the provider's API; empty means this origin. */
  apiBase: z.string(),
  /**
   * Whether the provider allows `x-client-version` and `idempotency-key` in its CORS rules. By default the client sends
   * them only to a provider of this origin, because a preflight to another origin may fail.
   */
  extraHeaders: z.optional(z.boolean()),
  /** The scheme before the session in the `Authorization` header: `Bearer` by default. */
  authScheme: z.optional(z.enum(['Bearer', 'none'])),
  /** Origins from which pages load pictures of assets, in addition to the provider's origin. */
  imageOrigins: z.optional(z.array(z.string())),
  /** Whether the site is a demonstration. Composed pages then say so. */
  isDemonstration: z.optional(z.boolean()),
  /** Whether the world began with sample accounts and assets. Composed pages then say so. */
  isSampleWorld: z.optional(z.boolean()),
  /** Percentage of page visits that report failures and timings; 100 by default. */
  evidenceShare: z.optional(z.number()),
  /** Who runs the site, and where players can write to. Empty if the site does not say. */
  contact: z.optional(z.object({ operator: z.string(), address: z.string(), mail: z.string() })),
  whitepaperUrl: z.string(),
  /** The social media pages of the site; an address is empty if the site has no such page. */
  social: z.object({ x: z.string(), instagram: z.string(), tiktok: z.string() }),
});
export type SiteConfig = z.infer<typeof SiteConfig>;

/** The input from which the edge rendered a page. The browser hydrates the page from the same input. */
export const RenderInput = z.object({
  /** The time of the rendering, in epoch seconds: relative times begin at it. */
  at: z.number(),
  /** The time of the oldest request for the data, in epoch seconds. The edge adds it. */
  readAt: z.number(),
  /** The dehydrated query client of the edge. */
  client: z.unknown(),
});
export type RenderInput = z.infer<typeof RenderInput>;

/** Every composed page contains it as JSON, in the element with the id `pageDataId` of the page protocol. */
export const PageData = z.extend(LiveRegistry, {
  site: SiteConfig,
  /** Origins from which scripts may come, in addition to the origin of the site. */
  scriptOrigins: z.optional(z.array(z.string())),
  /** Present in a page that the edge rendered with its data for this visit. */
  rendered: z.optional(RenderInput),
});
export type PageData = z.infer<typeof PageData>;

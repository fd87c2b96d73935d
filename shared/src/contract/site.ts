import * as z from 'zod/mini';

/** What stands at the head of a page, whatever it goes on to show. */
export const PageHead = z.object({
  eyebrow: z.string(),
  title: z.string(),
  lead: z.string(),
});
export type PageHead = z.infer<typeof PageHead>;

/** A page that a remote offers. Teams add pages by releasing, without a release of the host. */
export const RemotePage = z.object({
  /** `/details/:id`; a segment that begins with a colon takes anything. */
  path: z.string().check(z.startsWith('/')),
  title: z.string(),
  /** One or two sentences for search engines and link previews. Only a page that has them is meant to be found. */
  description: z.optional(z.string()),
  /** Shown where the page is linked to: 1200 by 630 px, a file of the release. Without one the site's own is. */
  picture: z.optional(z.string()),
  /** Shown at once, while the remote is on its way; it must say what the page will. */
  head: z.optional(PageHead),
  /** Signed-out visitors are sent to /login. */
  isProtected: z.optional(z.boolean()),
  /** A public call that the page always makes first; composed pages begin it before any script has loaded. */
  firstCall: z.optional(z.string().check(z.startsWith('/v1/'))),
});
export type RemotePage = z.infer<typeof RemotePage>;

/** One released remote, as the runtime needs it. */
export const RemoteRelease = z.object({
  version: z.string(),
  /** Name of its federation container, which is also the name of its global. */
  container: z.string(),
  /** URL of its `remoteEntry.js`, absolute or from the site's root. */
  entry: z.string(),
  /** Subresource integrity of the entry (SRI, `sha384-...`). */
  integrity: z.optional(z.string()),
  pages: z.array(RemotePage),
});
export type RemoteRelease = z.infer<typeof RemoteRelease>;

/** Which remote lives where, by the remote's short name: `hatchery`. */
export const Registry = z.record(z.string(), RemoteRelease);
export type Registry = z.infer<typeof Registry>;

/** What makes a brand: read at run time, so that a second one needs no rebuild. */
export const SiteConfig = z.object({
  name: z.string(),
  slug: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  /** Base of the provider's API; empty means this origin. */
  apiBase: z.string(),
  whitepaperUrl: z.string(),
  social: z.object({ x: z.string(), instagram: z.string(), tiktok: z.string() }),
});
export type SiteConfig = z.infer<typeof SiteConfig>;

/** Inlined in every composed page as JSON, under the id `pageDataId` of the page protocol. */
export const PageData = z.object({
  site: SiteConfig,
  registry: Registry,
  /** The public call to begin at once, where this page has one. */
  firstCall: z.optional(z.string()),
});
export type PageData = z.infer<typeof PageData>;

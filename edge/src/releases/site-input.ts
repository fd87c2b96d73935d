import type { SiteConfig } from '@emberclutch/contract/site/site.ts';

/** A site without its apps, as a composition needs it. */
export interface SiteInput {
  config: SiteConfig;
  /** Public URL of the site: `https://emberclutch.example`; null if it is not configured. */
  publicUrl: string | null;
  /** Sources of `frame-ancestors` of the frames for other sites; by default any. */
  frameAncestors?: readonly string[];
  /** Releases served by a development server: URL of the folder by app. */
  servedElsewhere?: Record<string, string>;
  /** Id of the composed candidate, for reports of its pages; by default the live site. */
  candidate?: string;
}

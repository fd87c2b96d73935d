import type { SiteConfig } from '@emberclutch/shared/contract/site';

/** What a site consists of besides its apps. */
export interface SiteInput {
  config: SiteConfig;
  /** Public URL of the site: `https://emberclutch.example`; null if it is not configured. */
  publicUrl: string | null;
  /** Description of pages that have none of their own. */
  description: string;
  /** CSS of fonts and first paint, inlined into every page. */
  style: string;
  preloadFonts: string[];
  /** Releases served by a development server: URL of the folder by app. */
  servedElsewhere?: Record<string, string>;
}

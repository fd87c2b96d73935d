import type * as z from 'zod/mini';
import type { SiteInput as StoredSite } from './live-site.ts';

/** What a site consists of besides its apps. */
export interface SiteInput extends z.infer<typeof StoredSite> {
  /** Releases served by a development server: URL of the folder by app. */
  servedElsewhere?: Record<string, string>;
}

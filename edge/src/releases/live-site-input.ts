import type { LiveSite } from './live-site.ts';
import type { SiteInput } from './site-input.ts';
import { readSiteSettings } from './site-settings.ts';

/** What is live, without its apps, as a composition needs it. */
export const liveSiteInput = ({
  settings,
  servedElsewhere,
}: Pick<LiveSite, 'settings' | 'servedElsewhere'>): SiteInput => ({
  ...readSiteSettings(settings),
  ...(servedElsewhere && { servedElsewhere }),
});

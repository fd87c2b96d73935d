import type { SiteInput } from '@emberclutch/edge/releases/site-input.ts';
import type { EdgeSettings } from '@emberclutch/edge/settings.ts';
import { firstPaintCss } from '@emberclutch/web/theme/first-paint-css.ts';
import { siteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import { buildFonts } from '../fonts/build-fonts.ts';

const description =
  'A field guide to living dragons: find eggs in seasonal spawn cycles, watch them hatch, and meet every dragon in one world.';

/** Brand, fonts and first-paint CSS of a site. Writes the font files into the site. */
export async function siteInput({ site, siteDir, publicUrl }: EdgeSettings): Promise<SiteInput> {
  const { css, preload } = await buildFonts(siteFolder(siteDir).fonts);
  return { config: site, publicUrl, description, style: `${css}\n${firstPaintCss}`, preloadFonts: preload };
}

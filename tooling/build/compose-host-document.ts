import type { PageDocument } from '@emberclutch/contract/site/release.ts';
import { firstPaintCss } from '@emberclutch/web/theme/first-paint-css.ts';
import { printCss } from '@emberclutch/web/theme/print-css.ts';
import { systemDarkCss } from '@emberclutch/web/theme/variables.ts';
import { buildFonts } from '../fonts/build-fonts.ts';

const description =
  'A field guide to living dragons: find eggs in seasonal spawn cycles, watch them hatch, and meet every dragon in one world.';

/** Composes the head that all pages of a site share. @param fontsFolder folder for the font files */
export async function composeHostDocument(fontsFolder: string): Promise<PageDocument> {
  const { css, preload } = await buildFonts(fontsFolder);
  return {
    description,
    style: `${css}\n${firstPaintCss}`,
    noScriptStyle: `${systemDarkCss}\n${printCss}`,
    preloadFonts: preload,
  };
}

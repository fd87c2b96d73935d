import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteFolder } from '../releases/site-folder.ts';
import type { SiteInput } from '../releases/site-input.ts';

export const smallSiteInput: SiteInput = {
  config: {
    name: 'Emberclutch',
    slug: 'emberclutch',
    apiBase: '',
    whitepaperUrl: '/whitepaper',
    social: { x: 'https://x.example', instagram: 'https://i.example', tiktok: 'https://t.example' },
  },
  publicUrl: 'https://eggs.example',
  description: 'Dragons & <eggs>',
  style: ':root{--ink:#000}',
  preloadFonts: ['/fonts/display.woff2'],
};

export const testPublisher = { by: 'tester', commit: 'abc' };

/** A temporary folder for the site of one test. */
export async function temporarySite() {
  const root = await mkdtemp(join(tmpdir(), 'site-'));
  return {
    root,
    folder: siteFolder(join(root, 'site')),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

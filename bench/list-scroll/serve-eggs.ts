import type { Page } from 'playwright-core';
import type { AssetPage } from '@emberclutch/contract/asset/asset-page.ts';
import type { Asset } from '@emberclutch/contract/asset/asset.ts';
import { drawEgg } from '@emberclutch/art/draw-egg.ts';
import { parseGenome } from '@emberclutch/art/genome.ts';

/** The cards share this many pictures: as many as fit on the screen. */
const pictureCount = 50;

/** Answers the list of eggs in the browser, so that the bench measures only the page. */
export async function serveEggs(page: Page, { total, perPage }: { total: number; perPage: number }) {
  await page.route('**/v1/assets/dragons?*', async (route) => {
    const params = new URL(route.request().url()).searchParams;
    const isFiltered = ['house', 'magic', 'spawn', 'golden'].some((name) => params.has(name));
    const size = isFiltered ? 50 : perPage;
    const first = Number(params.get('page')) * size;
    const count = Math.max(0, Math.min(size, total - first));
    const assets = Array.from({ length: count }, (_, index) => createEgg(total - first - index));
    await route.fulfill({ json: { assets, total: isFiltered ? 300 : total } satisfies AssetPage });
  });
  await page.route('**/bench-egg-*.svg', (route) => {
    const number = Number(/egg-(\d+)/.exec(route.request().url())?.[1]);
    return route.fulfill({
      contentType: 'image/svg+xml',
      headers: { 'cache-control': 'max-age=3600' },
      body: drawEgg(createGenome(number), { state: 'incubating' }),
    });
  });
}

/** Creates an egg that hatches within a month from now, so that some clocks show seconds. */
function createEgg(id: number): Asset {
  const now = Math.floor(Date.now() / 1_000);
  return {
    id,
    accId: null,
    accDisplayName: null,
    assetType: 'DRAGON',
    assetState: 'INCUBATING',
    created: now - id,
    modified: now - id,
    charmOfMaking: 'ash, brook and lantern',
    thumbnail: `/bench-egg-${id % pictureCount}.svg`,
    golden: id % 64 === 0,
    rarity: id % 100,
    dragon: {
      egg: { golden: id % 64 === 0, hatchState: 'incubating', hatchesAt: now + 120 + id * 240 },
      house: 'FIRE',
      magic: 'AIR',
      spawn: 'EARTH',
      spawnAge: 2,
    },
  };
}

const createGenome = (number: number) =>
  parseGenome(
    Array.from({ length: 64 }, (_, digit) => ((number * 7 + digit * 5 + 3) % 16).toString(16)).join(''),
  );

/**
 * Path of the list whose eggs `serveEggs` serves. The edge renders no page whose address has more than 300 characters, so the browser
 * requests the eggs itself.
 */
export const eggsPath = `/hatchery/incubating?long=${'-'.repeat(300)}`;

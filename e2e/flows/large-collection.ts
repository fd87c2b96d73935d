import type { Page, Route } from 'playwright-core';
import { drawDragon } from '@emberclutch/art/draw-dragon.ts';
import { drawEgg } from '@emberclutch/art/draw-egg.ts';
import type { EggState } from '@emberclutch/art/draw-egg.ts';
import { drawKey } from '@emberclutch/art/draw-key.ts';
import { parseGenome } from '@emberclutch/art/genome.ts';
import type { AssetPage } from '@emberclutch/contract/asset/asset-page.ts';
import { dragonStates, elements } from '@emberclutch/contract/asset/asset-values.ts';
import type { DragonState } from '@emberclutch/contract/asset/asset-values.ts';
import type { Asset } from '@emberclutch/contract/asset/asset.ts';
import { spawnSeasons } from '@emberclutch/contract/season/spawn-season.ts';

const player = { id: '7f1c2a90-3f0e-4a57-9a1d-0d5b8c6f2e11', name: 'Wren', email: 'wren@example.org' };

/** Number of pictures per state. Cards share them. */
const pictureCount = 12;

/**
 * Signs the player in when the page loads next, as the owner of assets of every kind, and answers the page's private calls in the browser.
 * @param laterPagesReady each page after the first waits until this promise resolves
 * @returns the page numbers of the list that have been requested so far
 */
export async function ownLargeCollection(
  page: Page,
  { count, laterPagesReady }: { count: number; laterPagesReady?: Promise<void> },
): Promise<readonly number[]> {
  const requestedPages: number[] = [];
  const assets = Array.from({ length: count }, (_, index) => createOwnedAsset(count - index));
  await page.addInitScript(signIn, player);
  if (laterPagesReady) await page.addInitScript(disableTimeouts);
  // The provider does not know this session. A later route has precedence over this one.
  await page.route('**/v1/**', (route) =>
    'authorization' in route.request().headers() ? route.fulfill({ json: {} }) : route.fallback(),
  );
  await page.route('**/v1/account', (route) =>
    route.fulfill({ json: { id: player.id, email: player.email, displayName: player.name } }),
  );
  await page.route('**/v1/assets/stats?*', (route) => route.fulfill({ json: countStats(assets) }));
  await page.route('**/v1/assets?*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const matches = query.has('golden') ? assets.filter(({ golden }) => golden) : assets;
    const limit = Number(query.get('limit'));
    const number = Number(query.get('page'));
    const response = { assets: matches.slice(number * limit, (number + 1) * limit), total: matches.length };
    if (query.has('golden')) return route.fulfill({ json: response satisfies AssetPage });
    requestedPages.push(number);
    if (number > 0) await laterPagesReady;
    await route.fulfill({ json: response satisfies AssetPage });
  });
  await page.route('**/owned-*.svg', fulfillPicture);
  return requestedPages;
}

/** Runs in the page, before any other script: stores a session. */
function signIn({ id, name, email }: typeof player): void {
  const session = { session: 'session-of-wren', user: id, displayName: name, email };
  for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
}

/** Runs in the page. Otherwise, the client would repeat a call after 15 s without a response, and a test may delay a response for longer. */
function disableTimeouts(): void {
  AbortSignal.timeout = () => new AbortController().signal;
}

/** Creates an asset; number 1 is the oldest. Every ninth asset is a key. One season and one house have no assets. */
function createOwnedAsset(id: number): Asset {
  const now = Math.floor(Date.now() / 1_000);
  const season = spawnSeasons[(id * 7) % 4] ?? 'GENESIS';
  const golden = id % 61 === 0;
  const common = {
    id,
    accId: player.id,
    accDisplayName: player.name,
    created: now - 86_400 * 30 - (2_000 - id) * 3_600,
    modified: now - 3_600,
    golden,
  };
  if (id % 9 === 0)
    return {
      ...common,
      assetType: 'GATEWAY_KEY',
      assetState: id % 2 === 0 ? 'USED' : 'UNUSED',
      charmOfMaking: null,
      rarity: null,
      thumbnail: `/owned-key-${spawnSeasons.indexOf(season)}.svg`,
      dragon: null,
      gatewayKey: { season, age: toAge(season), isGolden: golden, thumbnail: null },
    };
  const state = dragonStates[[0, 3, 3, 1, 3, 0, 2, 3][id % 8] ?? 0] ?? 'SEALED';
  return {
    ...common,
    assetType: 'DRAGON',
    assetState: state,
    charmOfMaking: 'ash, brook and lantern',
    rarity: ((id * 37) % 1_000) / 10,
    thumbnail: `/owned-${state.toLowerCase()}-${id % pictureCount}.svg`,
    dragon: {
      egg: {
        golden,
        hatchState: hatchStates[state],
        ...(state !== 'HATCHED' && { hatchesAt: now + 900 + id * 700 }),
      },
      ...(state === 'HATCHED' && {
        dragon: { name: names[id % names.length] ?? 'Ash', hatchedAt: now - 600 },
      }),
      house: elements[id % 3] ?? 'FIRE',
      magic: elements[(id * 3) % 4] ?? 'AIR',
      spawn: season,
      spawnAge: toAge(season),
    },
  };
}

const hatchStates = {
  SEALED: 'sealed',
  INCUBATING: 'incubating',
  HATCHING: 'hatching',
  HATCHED: 'hatched',
} as const satisfies Record<DragonState, string>;

const names = ['Ashwing', 'Bramblehorn', 'Cinderveil', 'Duskmere', 'Emberlyn', 'Frostthorn', 'Galehart'];

const toAge = (season: string) => (season === 'GENESIS' ? 0 : 1);

function countStats(assets: readonly Asset[]) {
  const countState = (state: Asset['assetState']) =>
    assets.filter(({ assetState }) => assetState === state).length;
  return {
    totalAssets: assets.length,
    totalDragons: countState('HATCHED'),
    totalSealedEggs: countState('SEALED'),
    totalIncubatingEggs: countState('INCUBATING'),
    totalHatchingEggs: countState('HATCHING'),
    totalGatewayKeys: assets.filter(({ assetType }) => assetType === 'GATEWAY_KEY').length,
    totalGoldenEggs: assets.filter(({ golden, dragon }) => golden && dragon && !dragon.dragon).length,
  };
}

const picturesByPath = new Map<string, string>();

async function fulfillPicture(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const body = picturesByPath.get(pathname) ?? drawPicture(pathname);
  picturesByPath.set(pathname, body);
  await route.fulfill({ contentType: 'image/svg+xml', headers: { 'cache-control': 'max-age=3600' }, body });
}

/** @param pathname such as `/owned-sealed-3.svg` */
function drawPicture(pathname: string): string {
  const [, kind = '', digits] = /owned-(\w+)-(\d+)/.exec(pathname) ?? [];
  const number = Number(digits);
  if (kind === 'key')
    return drawKey({ season: spawnSeasons[number] ?? 'EARTH', age: number === 0 ? 0 : 1, golden: false });
  return kind === 'hatched'
    ? drawDragon(createGenome(number), 'resting')
    : drawEgg(createGenome(number), { state: eggStates.find((state) => state === kind) ?? 'sealed' });
}

const eggStates: readonly EggState[] = ['sealed', 'incubating', 'hatching'];

const createGenome = (number: number) =>
  parseGenome(
    Array.from({ length: 64 }, (_, digit) =>
      ((number * 7 + digit * 5 + digit * number) % 16).toString(16),
    ).join(''),
  );

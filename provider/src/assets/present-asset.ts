import { artVersion } from '@emberclutch/shared/art/art-version';
import type { Asset, HatchState } from '@emberclutch/shared/contract/asset';
import * as z from 'zod/mini';
import type { AssetRow } from './asset-repository.ts';
import { dragonStateOf, stateOf } from './asset-state.ts';

/** What everybody may know of an asset at `now`: an egg keeps its dragon's name to itself until it hatches. */
export function presentAsset(row: AssetRow, now: number): Asset {
  return {
    id: row.id,
    accId: row.owner_id,
    accDisplayName: row.owner_name,
    assetType: row.type,
    assetState: stateOf(row, now),
    created: row.created_at,
    modified: row.modified_at,
    charmOfMaking: row.charm,
    thumbnail: thumbnailOf(row, now),
    golden: row.golden,
    rarity: row.rarity,
    ...(row.type === 'DRAGON' ? { dragon: presentDragon(row, now) } : { gatewayKey: presentKey(row, now) }),
  };
}

/** Its address changes with what it shows, so that it may be kept for ever. */
export const pictureUrl = (assetId: number, shows: PictureSubject) =>
  `/v1/assets/${assetId}/thumbnail.svg?v=${artVersion}-${shows}`;

/** What a picture shows: an egg in a state, a dragon at rest or in flight, a key. */
export const PictureSubject = z.enum(['sealed', 'incubating', 'hatching', 'hatched', 'flight', 'key']);
export type PictureSubject = z.infer<typeof PictureSubject>;

/** The picture that is right now. */
export const subjectOf = (row: AssetRow, now: number): PictureSubject =>
  row.type === 'GATEWAY_KEY' ? 'key' : hatchStates[dragonStateOf(row, now)];

const thumbnailOf = (row: AssetRow, now: number) =>
  row.type === 'DRAGON' && row.genome === null ? null : pictureUrl(row.id, subjectOf(row, now));

function presentDragon(row: AssetRow, now: number): Asset['dragon'] {
  const hatchState = hatchStates[dragonStateOf(row, now)];
  return {
    egg: {
      golden: row.golden,
      hatchState,
      sealedAt: row.created_at,
      incubatesAt: row.incubates_at,
      hatchingAt: row.hatching_at,
      hatchesAt: row.hatches_at,
    },
    dragon: hatchState === 'hatched' ? { name: row.name, hatchedAt: row.hatches_at } : null,
    house: row.house ?? undefined,
    magic: row.magic ?? undefined,
    spawn: row.season,
    spawnAge: row.season_age,
    hatch: row.hatch_season,
  };
}

const presentKey = (row: AssetRow, now: number): Asset['gatewayKey'] => ({
  season: row.season,
  age: row.season_age,
  isGolden: row.golden,
  thumbnail: thumbnailOf(row, now),
});

const hatchStates = {
  SEALED: 'sealed',
  INCUBATING: 'incubating',
  HATCHING: 'hatching',
  HATCHED: 'hatched',
} as const satisfies Record<string, HatchState>;

import type { HatchState } from '@emberclutch/contract/asset/asset-values.ts';
import type { Asset } from '@emberclutch/contract/asset/asset.ts';
import type { PictureSubject } from '@emberclutch/contract/asset/input/picture-query.ts';
import { artVersion } from '@emberclutch/art/art-version.ts';
import type { AssetMedia } from '@emberclutch/contract/asset/asset-media.ts';
import type { AssetRecord } from './asset-repository.ts';
import { toDragonState, toAssetState } from './asset-state.ts';

/** Presents the public fields of an asset at `now`. The name of a dragon is secret until it hatches. */
export function presentAsset(asset: AssetRecord, now: number): Asset {
  return {
    id: asset.id,
    golden: asset.golden,
    rarity: asset.rarity,
    accId: asset.ownerId,
    accDisplayName: asset.ownerName,
    assetType: asset.type,
    assetState: toAssetState(asset, now),
    created: asset.createdAt,
    modified: asset.modifiedAt,
    charmOfMaking: asset.charm,
    thumbnail: toThumbnail(asset, now),
    ...(asset.type === 'DRAGON'
      ? { dragon: presentDragon(asset, now) }
      : { gatewayKey: presentKey(asset, now) }),
  };
}

/** The URL changes with the picture, so that clients may cache it without limit. */
export const toPictureUrl = (assetId: number, subject: PictureSubject) =>
  `/v1/assets/${assetId}/thumbnail.svg?v=${artVersion}-${subject}`;

export const toPictureSubject = (asset: AssetRecord, now: number): PictureSubject =>
  asset.type === 'GATEWAY_KEY' ? 'key' : hatchStates[toDragonState(asset, now)];

const toThumbnail = (asset: AssetRecord, now: number) => toPictureUrl(asset.id, toPictureSubject(asset, now));

function presentDragon(asset: AssetRecord, now: number): Asset['dragon'] {
  const hatchState = hatchStates[toDragonState(asset, now)];
  return {
    egg: {
      golden: asset.golden,
      hatchState,
      sealedAt: asset.createdAt,
      incubatesAt: asset.incubatesAt,
      hatchingAt: asset.hatchingAt,
      hatchesAt: asset.hatchesAt,
    },
    dragon: hatchState === 'hatched' ? { name: asset.name, hatchedAt: asset.hatchesAt } : null,
    house: asset.house ?? undefined,
    magic: asset.magic ?? undefined,
    spawn: asset.season,
    spawnAge: asset.seasonAge,
    hatch: asset.hatchSeason,
  };
}

const presentKey = (asset: AssetRecord, now: number): Asset['gatewayKey'] => ({
  season: asset.season,
  age: asset.seasonAge,
  isGolden: asset.golden,
  thumbnail: toThumbnail(asset, now),
});

export const hatchStates = {
  SEALED: 'sealed',
  INCUBATING: 'incubating',
  HATCHING: 'hatching',
  HATCHED: 'hatched',
} as const satisfies Record<string, HatchState>;

/** Lists all pictures that are visible now, the current one first. */
export const toMedia = (asset: AssetRecord, now: number): AssetMedia[] =>
  listSubjectsUpTo(toPictureSubject(asset, now)).map((subject) => ({
    ...pictures[subject],
    url: toPictureUrl(asset.id, subject),
    mimeType: 'image/svg+xml',
  }));

/** Lists the visible subjects of an asset that has reached `latest`, the latest one first. */
export function listSubjectsUpTo(latest: PictureSubject): PictureSubject[] {
  if (latest === 'key') return ['key'];
  const visibleSubjects = lifeStages.slice(0, lifeStages.indexOf(latest) + 1).toReversed();
  return latest === 'hatched' ? ['hatched', 'flight', ...visibleSubjects.slice(1)] : visibleSubjects;
}

const lifeStages: PictureSubject[] = ['sealed', 'incubating', 'hatching', 'hatched'];

const pictures: Record<PictureSubject, { kind: string; shows: string }> = {
  sealed: { kind: 'egg', shows: 'sealed' },
  incubating: { kind: 'egg', shows: 'incubating' },
  hatching: { kind: 'egg', shows: 'hatching' },
  hatched: { kind: 'dragon', shows: 'resting' },
  flight: { kind: 'dragon', shows: 'flight' },
  key: { kind: 'key', shows: 'key' },
};

import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { assetKind } from '../asset-title.ts';
import { copy as uiCopy } from '../copy.ts';
import { rarityText } from '../../format/rarity-text.ts';
import { seasonTitle } from '../../format/season-title.ts';
import type { CompareCell, RowPlan } from './compare-row.ts';
import { copy } from './copy.ts';

const textCell = (text: string | null | undefined): CompareCell | null => (text ? { text } : null);

const instant = (at: number | null | undefined): CompareCell | null =>
  typeof at === 'number' ? { text: '', at } : null;

/** Kind and origin of an asset. */
export const factPlans: RowPlan[] = [
  { name: 'kind', label: copy.rows.kind, read: ({ asset }) => textCell(kindOf(asset)) },
  {
    name: 'golden',
    label: copy.rows.golden,
    read: ({ asset }) => ({ text: asset.golden ? copy.yes : copy.no }),
  },
  {
    name: 'season',
    label: copy.rows.season,
    read: ({ asset: { dragon, gatewayKey } }) => {
      const season = dragon?.spawn ?? gatewayKey?.season;
      return textCell(season && seasonTitle(season, dragon?.spawnAge ?? gatewayKey?.age ?? null));
    },
  },
  { name: 'keeper', label: copy.rows.keeper, read: ({ asset }) => textCell(asset.accDisplayName) },
  {
    name: 'house',
    label: copy.rows.house,
    isOfDragons: true,
    read: ({ asset: { dragon } }) => textCell(dragon?.house && uiCopy.house(dragon.house)),
  },
  {
    name: 'charm',
    label: copy.rows.charm,
    isOfDragons: true,
    read: ({ asset }) => textCell(asset.charmOfMaking),
  },
];

/** How rare an egg or dragon is. */
export const rarityPlans: RowPlan[] = [
  {
    name: 'rarity',
    label: copy.rows.rarity,
    isOfDragons: true,
    read: ({ asset: { rarity } }) => (rarity === null ? null : { text: rarityText.of(rarity) }),
    best: { label: copy.best.rarity, score: ({ asset }) => asset.rarity },
  },
  {
    name: 'rank',
    label: copy.rows.rank,
    isOfDragons: true,
    read: ({ rank }) => rank && { text: rarityText.rank(rank), note: rarityText.among(rank) },
    // Compared by share, because seasons differ in size.
    best: { label: copy.best.rank, score: ({ rank }) => rank && -rank.topPercent },
  },
];

/** When an egg was or will be in each state; of a gateway key, when it was first seen. */
export const timelinePlans: RowPlan[] = [
  {
    name: 'spawned',
    label: copy.rows.spawned,
    read: ({ asset, egg }) => instant(egg.sealedAt ?? asset.created),
    best: { label: copy.best.spawned, score: ({ asset, egg }) => negative(egg.sealedAt ?? asset.created) },
  },
  {
    name: 'incubating',
    label: copy.rows.incubating,
    isOfDragons: true,
    read: ({ egg }) => instant(egg.incubatesAt),
  },
  {
    name: 'hatching',
    label: copy.rows.hatching,
    isOfDragons: true,
    read: ({ egg }) => instant(egg.hatchingAt),
  },
  {
    name: 'hatched',
    label: copy.rows.hatched,
    isOfDragons: true,
    read: ({ asset, egg }) => instant(asset.dragon?.dragon?.hatchedAt ?? egg.hatchesAt),
    best: {
      label: copy.best.hatched,
      score: ({ asset, egg }) => negative(asset.dragon?.dragon?.hatchedAt ?? egg.hatchesAt),
    },
  },
];

const negative = (value: number | null | undefined) => (typeof value === 'number' ? -value : null);

/** The state of a key says nothing of what it is. */
const kindOf = (asset: AssetInfo) =>
  asset.assetType === 'GATEWAY_KEY' && asset.assetState !== null
    ? copy.key(assetKind(asset).toLowerCase())
    : assetKind(asset);

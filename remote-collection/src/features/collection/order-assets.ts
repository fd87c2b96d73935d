import { AssetState, Element } from '@emberclutch/shared/contract/asset';
import type { AssetInfo } from '@emberclutch/shared/contract/lenient-asset';
import { SpawnSeason } from '@emberclutch/shared/contract/season';
import { assetTitle } from '@emberclutch/shared/ui/asset-title';

type Compare = (one: AssetInfo, other: AssetInfo) => number;

/** The assets in an order of `collectionPlan`. What an order does not know of an asset comes last. */
export const orderAssets = (assets: readonly AssetInfo[], order: string): AssetInfo[] =>
  assets.toSorted((one, other) => (compares[order] ?? newest)(one, other) || newest(one, other));

/** @returns when an egg hatches, in epoch seconds; null for all else */
export const hatchInstant = ({ assetState, dragon }: AssetInfo): number | null =>
  assetState === 'HATCHED' ? null : (dragon?.egg.hatchesAt ?? null);

/** A key has the season that it was bought in. */
export const seasonOf = ({ dragon, gatewayKey }: AssetInfo) => dragon?.spawn ?? gatewayKey?.season ?? null;

const by =
  (value: (asset: AssetInfo) => number | null): Compare =>
  (one, other) =>
    (value(one) ?? Number.MAX_VALUE) - (value(other) ?? Number.MAX_VALUE);

/** By the place of a word in its list. */
const placeIn =
  (words: readonly string[], word: (asset: AssetInfo) => string | null | undefined) =>
  (asset: AssetInfo): number | null => {
    const place = words.indexOf(word(asset) ?? '');
    return place < 0 ? null : place;
  };

const newest: Compare = (one, other) => (other.created ?? 0) - (one.created ?? 0) || other.id - one.id;

const compares: Record<string, Compare> = {
  rarest: by(({ rarity }) => (rarity === null ? null : -rarity)),
  hatching: by(hatchInstant),
  name: (one, other) => assetTitle(one).localeCompare(assetTitle(other)),
  number: by(({ id }) => id),
  state: by(placeIn(AssetState.options, ({ assetState }) => assetState)),
  house: by(placeIn(Element.options, ({ dragon }) => dragon?.house)),
  season: by(placeIn(SpawnSeason.options, seasonOf)),
};

import { SpawnSeason } from '../season/spawn-season.ts';
import { dictionary } from '../shape/dictionary.ts';
import { count } from '../shape/number.ts';
import { orEmpty, record } from '../shape/record.ts';
import type { Lenient, Strict } from '../shape/shape.ts';
import { assetState, element } from './asset.ts';

/**
 * Response of `GET /v1/assets/facets` and its variants: how many assets a list would have with one more filter. The counts of
 * a facet ignore the filter of that facet and apply all others, so that they show how much another choice would find. A value
 * without a count is absent, which does not mean zero.
 */
export const AssetFacets = orEmpty(
  record({
    /** The count with all filters applied. */
    total: count,
    state: dictionary(assetState, count),
    house: dictionary(element, count),
    magic: dictionary(element, count),
    spawn: dictionary(SpawnSeason, count),
    hatch: dictionary(SpawnSeason, count),
    /** Number of golden assets. */
    golden: count,
  }),
);
export type AssetFacets = Strict<typeof AssetFacets>;
export type AssetFacetsInfo = Lenient<typeof AssetFacets>;

import * as z from 'zod/mini';
import { AssetState, Element } from './asset.ts';
import { SpawnSeason } from './season.ts';

const Count = z.int().check(z.nonnegative());

/**
 * Answer of `GET /v1/assets/facets` and its variants: how many assets a list would have with one more filter. The counts of
 * a facet ignore the filter of that facet and apply all others, so that they show what another choice would find.
 */
export const AssetFacets = z.object({
  /** With all filters. */
  total: Count,
  state: z.record(AssetState, Count),
  house: z.record(Element, Count),
  magic: z.record(Element, Count),
  spawn: z.record(SpawnSeason, Count),
  hatch: z.record(SpawnSeason, Count),
  /** How many are golden. */
  golden: Count,
});
export type AssetFacets = z.infer<typeof AssetFacets>;

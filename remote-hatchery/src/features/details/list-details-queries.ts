import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { assetMediaQueries } from '@emberclutch/web/api/asset-media.ts';
import { rankQueries } from '@emberclutch/web/api/asset-rank.ts';
import { genomeQueries } from '@emberclutch/web/api/genomes.ts';
import { hatchEstimateQueries } from '@emberclutch/web/api/hatch-estimate.ts';
import type { PageQueryList } from '@emberclutch/web/routing/page-query.ts';
import { needsEstimate } from '@emberclutch/web/ui/asset/collect-instants.ts';

/** The queries of an asset's page that follow from the asset. */
export const listDetailsQueries = (asset: AssetInfo): PageQueryList => [
  assetMediaQueries.of(asset.id, asset.assetState),
  ...(asset.dragon ? [rankQueries.of(asset.id), genomeQueries.one(asset.id)] : []),
  ...(needsEstimate(asset) ? [hatchEstimateQueries.of(asset.id)] : []),
];

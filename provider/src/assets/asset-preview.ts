import { describe } from '@emberclutch/art/describe.ts';
import { parseGenome } from '@emberclutch/art/genome.ts';
import { formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import type { PagePreview } from '@emberclutch/contract/site/page-preview.ts';
import { formatSeasonTitle } from '../seasons/format-season-title.ts';
import type { AssetRecord } from './asset-repository.ts';
import { toAssetState, toDragonState } from './asset-state.ts';
import { hatchStates, toPictureUrl, toPictureSubject } from './present-asset.ts';
import { toSharePictureUrl, composeTitle } from './share-picture/share-picture-kind.ts';

/** Composes the preview of a link to an asset. Its text contains public facts only: of the genome, what the public picture shows. */
export function toAssetPreview(asset: AssetRecord, now: number): PagePreview {
  const subject = toPictureSubject(asset, now);
  const text = describeAsset(asset, now);
  const season = formatSeasonTitle(asset.season, asset.seasonAge);
  return {
    title: `${composeTitle(asset, subject)}, No. ${formatSpecimenNumber(asset.id)}`,
    description: `${text} ${asset.type === 'GATEWAY_KEY' ? '' : `Spawned in ${season}.`}`.trim(),
    picture: { url: toSharePictureUrl(asset.id, subject), alt: text },
    firstPicture: toPictureUrl(asset.id, subject),
  };
}

/** Composes the preview of a link to the genome of an asset. */
export function toGenomePreview(asset: AssetRecord, now: number): PagePreview {
  const preview = toAssetPreview(asset, now);
  return {
    ...preview,
    title: `${preview.title}: genome`,
    description: 'Its 64 digits, gene by gene: what shows, what hides, how rare it is, and how it was drawn.',
  };
}

function describeAsset(asset: AssetRecord, now: number): string {
  if (asset.type === 'GATEWAY_KEY' || asset.genome === null) {
    const kind = asset.golden ? 'A golden gateway key' : 'A gateway key';
    const use = toAssetState(asset, now) === 'USED' ? 'redeemed for an egg' : 'good for one egg';
    return `${kind} of ${formatSeasonTitle(asset.season, asset.seasonAge)}, ${use}.`;
  }
  return describe(parseGenome(asset.genome), hatchStates[toDragonState(asset, now)]);
}

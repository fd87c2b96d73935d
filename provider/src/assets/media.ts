import type { AssetMedia } from '@emberclutch/contract/asset/asset-media.ts';
import type { PictureSubject } from '@emberclutch/contract/asset/input/picture-query.ts';
import type { AssetRecord } from './asset-repository.ts';
import { toPictureUrl, toPictureSubject } from './present-asset.ts';

/** All pictures that are visible now, the current one first. */
export const toMedia = (asset: AssetRecord, now: number): AssetMedia[] =>
  asset.type === 'DRAGON' && asset.genome === null
    ? []
    : listSubjectsUpTo(toPictureSubject(asset, now)).map((subject) => ({
        ...pictures[subject],
        url: toPictureUrl(asset.id, subject),
        mimeType: 'image/svg+xml',
      }));

/** The visible subjects of an asset that has reached `latest`, the latest one first. */
export function listSubjectsUpTo(latest: PictureSubject): PictureSubject[] {
  if (latest === 'key') return ['key'];
  const seen = life.slice(0, life.indexOf(latest) + 1).toReversed();
  return latest === 'hatched' ? ['hatched', 'flight', ...seen.slice(1)] : seen;
}

const life: PictureSubject[] = ['sealed', 'incubating', 'hatching', 'hatched'];

const pictures: Record<PictureSubject, { kind: string; shows: string }> = {
  sealed: { kind: 'egg', shows: 'sealed' },
  incubating: { kind: 'egg', shows: 'incubating' },
  hatching: { kind: 'egg', shows: 'hatching' },
  hatched: { kind: 'dragon', shows: 'resting' },
  flight: { kind: 'dragon', shows: 'flight' },
  key: { kind: 'key', shows: 'key' },
};

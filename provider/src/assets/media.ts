import type { AssetMedia } from '@emberclutch/shared/contract/asset-media';
import type { AssetRow } from './asset-repository.ts';
import type { PictureSubject } from './present-asset.ts';
import { pictureUrl, subjectOf } from './present-asset.ts';

/** Every picture that may be seen by now, the present one first. */
export const mediaOf = (row: AssetRow, now: number): AssetMedia[] =>
  row.type === 'DRAGON' && row.genome === null
    ? []
    : subjectsUntil(subjectOf(row, now)).map((subject) => ({
        ...pictures[subject],
        url: pictureUrl(row.id, subject),
        mimeType: 'image/svg+xml',
      }));

/** What may be seen of an asset that has come as far as `latest`: itself first, then back in time. */
export function subjectsUntil(latest: PictureSubject): PictureSubject[] {
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

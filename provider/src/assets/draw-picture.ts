import { drawKey } from '@emberclutch/art/draw-key.ts';
import { drawSubject } from '@emberclutch/art/draw-subject.ts';
import { parseGenome } from '@emberclutch/art/genome.ts';
import type { PictureSubject } from '@emberclutch/contract/asset/input/picture-query.ts';
import type { AssetRecord } from './asset-repository.ts';

/** The fields of an asset that its picture depends on. */
export type Drawable = Pick<AssetRecord, 'genome' | 'season' | 'seasonAge' | 'golden'>;

/** Draws an asset as an SVG, 400 units square. */
export function drawPicture(
  { genome, season, seasonAge, golden }: Drawable,
  subject: PictureSubject,
): string {
  if (subject === 'key' || genome === null) return drawKey({ season, age: seasonAge, golden });
  return drawSubject(parseGenome(genome), subject);
}

import { artVersion } from '@emberclutch/art/art-version.ts';
import { drawKey } from '@emberclutch/art/draw-key.ts';
import { drawVersion } from '@emberclutch/art/draw-version.ts';
import { parseGenome } from '@emberclutch/art/genome.ts';
import type { PictureSubject } from '@emberclutch/contract/picture-subject.ts';
import type { AssetRecord } from './asset-repository.ts';

/** What a picture is drawn from. */
export type Drawable = Pick<AssetRecord, 'genome' | 'season' | 'seasonAge' | 'golden'>;

/** The SVG of an asset, 400 units square, in one of `drawableVersions` of the art. */
export function drawPicture(
  { genome, season, seasonAge, golden }: Drawable,
  subject: PictureSubject,
  version: number = artVersion,
): string {
  if (subject === 'key' || genome === null) return drawKey({ season, age: seasonAge, golden });
  return drawVersion(parseGenome(genome), subject, version);
}

import { artVersion } from '@emberclutch/shared/art/art-version';
import { drawKey } from '@emberclutch/shared/art/draw-key';
import { drawVersion } from '@emberclutch/shared/art/draw-version';
import { parseGenome } from '@emberclutch/shared/art/genome';
import type { PictureSubject } from '@emberclutch/shared/contract/picture-subject';
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

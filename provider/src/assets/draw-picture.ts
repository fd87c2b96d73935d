import { drawDragon } from '@emberclutch/shared/art/draw-dragon';
import { drawEgg } from '@emberclutch/shared/art/draw-egg';
import { drawKey } from '@emberclutch/shared/art/draw-key';
import { parseGenome } from '@emberclutch/shared/art/genome';
import type { PictureSubject } from '@emberclutch/shared/contract/picture-subject';
import type { AssetRecord } from './asset-repository.ts';

/** What a picture is drawn from. */
export type Drawable = Pick<AssetRecord, 'genome' | 'season' | 'seasonAge' | 'golden'>;

/** The SVG of an asset, 400 units square. */
export function drawPicture(
  { genome, season, seasonAge, golden }: Drawable,
  subject: PictureSubject,
): string {
  if (subject === 'key' || genome === null) return drawKey({ season, age: seasonAge, golden });
  if (subject === 'hatched') return drawDragon(parseGenome(genome), { pose: 'resting' });
  if (subject === 'flight') return drawDragon(parseGenome(genome), { pose: 'flight' });
  return drawEgg(parseGenome(genome), { state: subject });
}

import { drawDragon } from '@emberclutch/shared/art/draw-dragon';
import { drawEgg } from '@emberclutch/shared/art/draw-egg';
import { drawKey } from '@emberclutch/shared/art/draw-key';
import { parseGenome } from '@emberclutch/shared/art/genome';
import { gzipSync } from 'node:zlib';
import type { AssetRow } from './asset-repository.ts';
import type { PictureSubject } from './present-asset.ts';

/** Draws pictures, and keeps those asked for last: drawing one takes ten milliseconds, a list of eggs shows fifty. */
export class ThumbnailCache {
  readonly #pages = new Map<string, Buffer>();
  readonly #size: number;

  constructor(size = 1_000) {
    this.#size = size;
  }

  /** @returns the SVG, compressed with gzip */
  open(asset: AssetRow, subject: PictureSubject): Buffer {
    const key =
      asset.genome === null
        ? `${asset.season}${asset.season_age}${asset.golden}`
        : `${asset.genome}${subject}`;
    const page = this.#pages.get(key) ?? gzipSync(draw(asset, subject));
    // Put back in at the end: the first is always the one that was not asked for longest.
    this.#pages.delete(key);
    this.#pages.set(key, page);
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= this.#size) break;
      this.#pages.delete(oldest);
    }
    return page;
  }
}

function draw({ genome, season, season_age, golden }: AssetRow, subject: PictureSubject): string {
  if (subject === 'key' || genome === null) return drawKey({ season, age: season_age, golden });
  if (subject === 'hatched') return drawDragon(parseGenome(genome), { pose: 'resting' });
  if (subject === 'flight') return drawDragon(parseGenome(genome), { pose: 'flight' });
  return drawEgg(parseGenome(genome), { state: subject });
}

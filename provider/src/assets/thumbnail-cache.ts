import { drawDragon } from '@emberclutch/shared/art/draw-dragon';
import { drawEgg } from '@emberclutch/shared/art/draw-egg';
import { drawKey } from '@emberclutch/shared/art/draw-key';
import { parseGenome } from '@emberclutch/shared/art/genome';
import { gzipSync } from 'node:zlib';
import type { AssetRecord } from './asset-repository.ts';
import type { PictureSubject } from '@emberclutch/shared/contract/picture-subject';

/** Draws pictures and caches the last used ones: drawing one takes ten milliseconds, and a list of eggs shows fifty. */
export class ThumbnailCache {
  readonly #pictures = new Map<string, Buffer>();
  readonly #size: number;

  /** @param size pictures that are cached */
  constructor({ size = 1_000 }: { size?: number } = {}) {
    this.#size = size;
  }

  /** @returns the SVG, compressed with gzip */
  get(asset: AssetRecord, subject: PictureSubject): Buffer {
    const key =
      asset.genome === null
        ? `${asset.season}${asset.seasonAge}${asset.golden}`
        : `${asset.genome}${subject}`;
    const picture = this.#pictures.get(key) ?? gzipSync(draw(asset, subject));
    // Inserted again at the end, so that the first entry is always the least recently used.
    this.#pictures.delete(key);
    this.#pictures.set(key, picture);
    for (const oldest of this.#pictures.keys()) {
      if (this.#pictures.size <= this.#size) break;
      this.#pictures.delete(oldest);
    }
    return picture;
  }
}

function draw({ genome, season, seasonAge, golden }: AssetRecord, subject: PictureSubject): string {
  if (subject === 'key' || genome === null) return drawKey({ season, age: seasonAge, golden });
  if (subject === 'hatched') return drawDragon(parseGenome(genome), { pose: 'resting' });
  if (subject === 'flight') return drawDragon(parseGenome(genome), { pose: 'flight' });
  return drawEgg(parseGenome(genome), { state: subject });
}

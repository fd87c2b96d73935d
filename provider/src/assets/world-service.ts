import { FairQueue } from '@emberclutch/server/shares/fair-queue.ts';
import { LRUCache } from 'lru-cache';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Clock } from '../platform/clock.ts';
import type { ServiceContext } from '../platform/module-context.ts';
import type { Encoding } from '@emberclutch/server/http/accepted-encoding.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { readAlleleIndex } from '@emberclutch/art/gene-reading.ts';
import { isGenome } from '@emberclutch/art/genome.ts';
import { isRare } from '@emberclutch/art/is-rare.ts';
import { elements } from '@emberclutch/contract/asset/asset-values.ts';
import { spawnSeasons } from '@emberclutch/contract/season/spawn-season.ts';
import type { WorldDragons } from '@emberclutch/contract/world/world-dragons.ts';
import type { Database } from '../platform/database/database.ts';
import { toEtag } from '../platform/http/http-caching.ts';
import type { WorldDragonRecord } from './world-repository.ts';
import { listHatched } from './world-repository.ts';
import { shareResult } from './share-result.ts';

/** Maximum number of cached compressed responses: the whole world in each encoding, and a few for other values of `since`. */
const maxCachedResponses = 8;

/** The shared world: every hatched dragon in compact form, and the clock by which all browsers move them. */
export class WorldService {
  readonly #clock: Clock;
  readonly #dragons: HatchedDragons;
  readonly #compressed = new LRUCache<string, Promise<Buffer>>({ max: maxCachedResponses });
  readonly #queue = new FairQueue({
    max: 1,
    maxWaiting: 500,
    createError: () =>
      new ProblemError('unavailable', 'Too many want to see the world. Please try again in a moment.'),
  });

  constructor({ db, clock }: ServiceContext) {
    this.#clock = clock;
    this.#dragons = new HatchedDragons(db);
  }

  /** Lists hatched dragons in the order of hatching; see `HatchedDragons`. */
  listDragons(since = 0): Promise<DragonsResponse> {
    return this.#dragons.list(this.#clock.nowInSeconds(), since);
  }

  /**
   * Compresses a response, once for all clients. One compression runs at a time; the queue serves networks alternately.
   * @throws {ProblemError} `unavailable` if too many requests wait
   */
  compress({ etag, pieces }: DragonsResponse, encoding: Encoding, share: string): Promise<Buffer> {
    return shareResult(this.#compressed, `${encoding} ${etag}`, () =>
      this.#queue.run(share, () => buffer(Readable.from(pieces).pipe(compressors[encoding]()))),
    );
  }

  /** Reads the server's time in milliseconds. */
  now(): number {
    return this.#clock.now();
  }
}

/** At this quality, brotli takes about as long as gzip. */
const compressors = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip(),
};

/** Seconds after which all dragons are read again, because earlier entries may have been added or changed. */
const freshSeconds = 60;

/** Number of dragons per block. Reading and serializing a block takes a few milliseconds. */
const defaultBlockSize = 2_000;

/** Dragons in the order of hatching, serialized. */
interface Block {
  last: WorldDragonRecord;
  /** The entries of each column in the order of `columnNames`, as JSON without brackets. */
  columns: string[];
  digest: string;
}

interface Snapshot {
  blocks: Block[];
  /** Instant of the last read, in epoch seconds. */
  readAt: number;
  /** Instant of the last read of all dragons. */
  allReadAt: number;
}

/** The JSON of `WorldDragons` in pieces that are already serialized. */
export interface DragonsResponse {
  etag: string;
  pieces: string[];
}

/**
 * Keeps all hatched dragons in memory, serialized in blocks, so that no response blocks the thread for long. The list is the same
 * for all visitors and usually only grows at its end. The last block is read at most once per second, regardless of the number of
 * requests.
 */
export class HatchedDragons {
  readonly #db: Database;
  readonly #blockSize: number;
  #snapshot: Snapshot | undefined;
  /** The read in progress, which all requests share. If each second started another one, all of them would slow down. */
  #pending: Promise<Snapshot> | undefined;
  #isRereading = false;

  constructor(db: Database, blockSize = defaultBlockSize) {
    this.#db = db;
    this.#blockSize = blockSize;
  }

  /**
   * Lists the dragons that hatched at `since` or later, in epoch seconds, and the earlier dragons of their first block, so that
   * clients with different values of `since` get the same response.
   */
  async list(now: number, since: number): Promise<DragonsResponse> {
    const { blocks } = await this.#getSnapshot(now);
    const index = blocks.findIndex(({ last }) => last.hatchedAt >= since);
    const sentBlocks = index < 0 ? [] : blocks.slice(index);
    return { etag: toEtag(sentBlocks.map(({ digest }) => digest).join()), pieces: toPieces(sentBlocks) };
  }

  async #getSnapshot(now: number): Promise<Snapshot> {
    if (this.#snapshot?.readAt === now) return this.#snapshot;
    this.#pending ??= this.#read(now);
    const pending = this.#pending;
    try {
      const snapshot = await pending;
      if (this.#pending === pending) this.#snapshot = snapshot;
      return snapshot;
    } finally {
      if (this.#pending === pending) this.#pending = undefined;
    }
  }

  async #read(now: number): Promise<Snapshot> {
    const previous = this.#snapshot;
    if (!previous || now < previous.readAt) return this.#readAll(now);
    // If the database fails, a request in the next second tries again.
    if (now >= previous.allReadAt + freshSeconds) this.#rereadAll(now).catch(() => undefined);
    // The last block may have grown.
    const blocks = await this.#readAfter(previous.blocks.slice(0, -1), now);
    return { blocks, readAt: now, allReadAt: previous.blocks.length > 1 ? previous.allReadAt : now };
  }

  /** Reads all dragons again. Requests in the meantime use the blocks of the previous read. */
  async #rereadAll(now: number): Promise<void> {
    if (this.#isRereading) return;
    this.#isRereading = true;
    try {
      const snapshot = await this.#readAll(now);
      // The last block may have grown since: the next request reads it again, and the result of a read in progress is dropped.
      this.#snapshot = { ...snapshot, readAt: 0 };
      this.#pending = undefined;
    } finally {
      this.#isRereading = false;
    }
  }

  async #readAll(now: number): Promise<Snapshot> {
    return { blocks: await this.#readAfter([], now), readAt: now, allReadAt: now };
  }

  /** Reads the dragons that follow `blocks`. @returns `blocks`, followed by the new ones */
  async #readAfter(blocks: Block[], now: number): Promise<Block[]> {
    const all = [...blocks];
    for (;;) {
      const after = all.at(-1)?.last ?? { id: 0, hatchedAt: 0 };
      const records = await listHatched(this.#db, { after, now, limit: this.#blockSize });
      const last = records.at(-1);
      if (last) all.push(toBlock(records, last));
      if (records.length < this.#blockSize) return all;
    }
  }
}

function toPieces(blocks: Block[]): string[] {
  const pieces = columnNames.flatMap((name, index) => {
    const entries = blocks.map(({ columns }) => columns[index] ?? '').filter((entry) => entry !== '');
    return [
      `${index === 0 ? '{' : ','}"${name}":[`,
      ...entries.map((entry, entryIndex) => (entryIndex === 0 ? entry : `,${entry}`)),
      ']',
    ];
  });
  return [...pieces, '}'];
}

function toBlock(dragons: WorldDragonRecord[], last: WorldDragonRecord): Block {
  const columns = Object.values(toColumns(dragons)).map((values) => JSON.stringify(values).slice(1, -1));
  return { last, columns, digest: toEtag(columns.join(';')) };
}

const toColumns = (dragons: WorldDragonRecord[]): WorldDragons => ({
  ids: dragons.map(({ id }) => id),
  houses: dragons.map(({ house }) => elements.indexOf(house)),
  magics: dragons.map(({ magic }) => elements.indexOf(magic)),
  seasons: dragons.map(({ season }) => spawnSeasons.indexOf(season)),
  ages: dragons.map(({ seasonAge }) => seasonAge),
  hatched: dragons.map(({ hatchedAt }) => hatchedAt),
  bodies: dragons.map(({ genome }) => readAllele(genome, 'body')),
  wings: dragons.map(({ genome }) => readAllele(genome, 'wings')),
  golden: dragons.flatMap(({ id, golden }) => (golden ? [id] : [])),
  rare: dragons.flatMap(({ id, rarity }) => (isRare(rarity) ? [id] : [])),
});

const columnNames = Object.keys(toColumns([]));

/** @returns the index of a gene's visible allele, which the public picture of a dragon shows */
const readAllele = (genome: string | null, gene: 'body' | 'wings'): number =>
  genome !== null && isGenome(genome) ? readAlleleIndex(genome, gene) : 0;

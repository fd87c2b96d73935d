/** Pages come first: after a switch, visitors wait until an edge has compressed them. */
export type CompressedKind = 'page' | 'release';

/**
 * Limits how many compressions run at once, so that threads are left to read files: Node has four for both, and takes them in order. A
 * release of some hundred files would keep each page that an edge reads from its disk waiting for seconds.
 */
export class CompressionQueue {
  readonly #limits: Record<CompressedKind, number> = { page: 3, release: 2 };
  readonly #waiting: Record<CompressedKind, (() => void)[]> = { page: [], release: [] };
  #running = 0;

  async run<Result>(kind: CompressedKind, compress: () => Promise<Result>): Promise<Result> {
    const turn = new Promise<void>((resolve) => this.#waiting[kind].push(resolve));
    this.#next();
    await turn;
    try {
      return await compress();
    } finally {
      this.#running -= 1;
      this.#next();
    }
  }

  #next(): void {
    for (const kind of ['page', 'release'] as const)
      while (this.#waiting[kind].length > 0 && this.#running < this.#limits[kind]) {
        this.#running += 1;
        this.#waiting[kind].shift()?.();
      }
  }
}

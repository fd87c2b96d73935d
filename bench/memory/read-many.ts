const connectionCount = 4;

/** Paths of the pages that players read most, and of the API calls that these pages make. */
const paths = {
  pages: [
    () => '/',
    () => '/about',
    () => '/hatchery',
    (id: number) => `/hatchery/all-eggs?visit=${id}`,
    (id: number) => `/details/${id}`,
    (id: number) => `/genome-explorer/${id}`,
  ],
  api: [
    (id: number) => `/v1/assets/dragons?limit=50&page=${id % 20}&orderBy=created&orderDir=desc`,
    (id: number) => `/v1/assets/${id}`,
    (id: number) => `/v1/assets/${id}/thumbnail.svg`,
    (id: number) => `/v1/genomes/${id}`,
    () => '/v1/assets/stats',
    () => '/v1/world/dragons',
  ],
} as const satisfies Record<string, readonly ((id: number) => string)[]>;

/**
 * Sends `count` requests over a few connections.
 * @throws {Error} if a request fails
 */
export async function readMany(url: string, kind: keyof typeof paths, count: number): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: connectionCount }, async () => {
      while (next < count) {
        const index = next;
        next += 1;
        const path = paths[kind][index % paths[kind].length]?.(1 + index) ?? '/';
        const answer = await fetch(url + path);
        await answer.arrayBuffer();
        if (answer.status >= 500 || answer.status === 429)
          throw new Error(`${path} was answered with ${answer.status}.`);
      }
    }),
  );
}

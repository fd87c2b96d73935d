import { genomeQueries } from '@emberclutch/web/api/genomes.ts';
import { createQueryClient } from '@emberclutch/web/api/query-client.ts';
import { findGenome } from './use-world-scene.ts';

it('the scene reads a genome again after another user of its query has cancelled the request', async () => {
  const queryClient = createQueryClient();
  const { promise: whenRequested, resolve: markRequested } = Promise.withResolvers<void>();
  const request = jest
    .fn<Promise<Response>, [unknown, RequestInit]>()
    .mockImplementationOnce((_url, { signal }) => {
      markRequested();
      return new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason)),
      );
    })
    .mockResolvedValue(new Response(null, { status: 404 }));
  Object.assign(globalThis, { fetch: request });

  const genome = findGenome(queryClient, 7);
  await whenRequested;
  await queryClient.cancelQueries({ queryKey: genomeQueries.one(7).queryKey });

  expect(await genome).toBeNull();
  expect(request).toHaveBeenCalledTimes(2);
});

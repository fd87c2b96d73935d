import fastify from 'fastify';
import { ResponseCache } from './response-cache.ts';
import { edgeCaller } from './caller.ts';
import { createPreviewReader } from './preview-reader.ts';

it('the edge reads previews of a provider on another origin, and follows no redirect', async () => {
  const preview = {
    title: 'A specimen',
    description: 'An egg',
    picture: { url: '/v1/assets/7/picture.png', alt: 'An egg' },
  };
  const provider = fastify();
  provider.get('/v1/assets/7/preview', () => preview);
  provider.get('/v1/assets/8/preview', (_request, reply) => reply.redirect('/v1/assets/7/preview'));
  const apiBase = await provider.listen({ host: '127.0.0.1', port: 0 });
  // A new cache for each call, because a late response is cached, too.
  const read = (id: number) =>
    createPreviewReader(new ResponseCache(provider))(apiBase, `/v1/assets/${id}/preview`, edgeCaller);
  while ((await read(7)) === null);

  expect(await read(8)).toBeNull();
  await provider.close();
});

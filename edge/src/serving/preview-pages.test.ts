import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PagePreview } from '@emberclutch/contract/site/page-preview.ts';
import { serveSmallSite } from '../testing/serve-small-site.ts';

const preview: PagePreview = {
  title: 'Ash <wing> & "Co"',
  description: '"><script>alert(1)</script>',
  picture: { url: '/v1/assets/12/share.png?v=1-hatched', alt: 'A dragon' },
  firstPicture: '/v1/assets/12/thumbnail.svg?v=1-hatched',
};

let close: () => Promise<void>;
let app: FastifyInstance;
let answer: (reply: FastifyReply, id: string) => unknown;

beforeEach(async () => {
  ({ app, close } = await serveSmallSite([
    { path: '/details/:id', title: 'Specimen', description: 'One egg', preview: '/v1/assets/:id/preview' },
  ]));
  answer = () => preview;
  app.get<{ Params: { id: string } }>('/v1/assets/:id/preview', async ({ params }, reply) =>
    answer(reply, params.id),
  );
});

afterEach(async () => {
  await close();
});

it('fills title, description and picture of one thing into its page, escaped', async () => {
  const { statusCode, body, headers } = await app.inject('/details/12');

  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Ash &lt;wing&gt; &amp; &quot;Co&quot; · Emberclutch</title>');
  expect(body).toContain(
    '<meta property="og:description" content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">',
  );
  expect(body).toContain(
    '<meta property="og:image" content="https://eggs.example/v1/assets/12/share.png?v=1-hatched">',
  );
  expect(body).toContain('<meta property="og:image:alt" content="A dragon">');
  expect(body).toContain('<link rel="canonical" href="https://eggs.example/details/12">');
  expect(body).not.toContain('__preview');
  expect(body).not.toContain('<script>alert');
  expect(headers.link).toBe(
    '</v1/assets/12/thumbnail.svg?v=1-hatched>; rel=preload; as=image; fetchpriority=high',
  );
});

it('describes one thing to search engines as data, whatever its words', async () => {
  const { body } = await app.inject('/details/12');

  const [, data = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'WebPage',
    url: 'https://eggs.example/details/12',
    isPartOf: { '@type': 'WebSite', name: 'Emberclutch', url: 'https://eggs.example/' },
    mainEntity: {
      name: preview.title,
      description: preview.description,
      image: 'https://eggs.example/v1/assets/12/share.png?v=1-hatched',
    },
  });
});

it('keeps policy, compression and revalidation', async () => {
  const plain = await app.inject('/details/12');
  const packed = await app.inject({ url: '/details/12', headers: { 'accept-encoding': 'gzip, br' } });
  const { etag } = plain.headers;
  const again = () => app.inject({ url: '/details/12', headers: { 'if-none-match': String(etag) } });

  expect(plain.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding',
    'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-"),
  });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  expect((await again()).statusCode).toBe(304);
  answer = () => ({ ...preview, title: 'Hatched' });
  expect((await again()).body).toContain('<title>Hatched · Emberclutch</title>');
});

it.each(['99', 'ninety', '%2e%2e%2f', "1'--"])('answers 404 with the page for the id %s', async (id) => {
  answer = (reply) => reply.status(404).send({ title: 'Not found', status: 404, code: 'not_found' });

  const page = await app.inject(`/details/${id}`);

  expect(page.statusCode).toBe(404);
  expect(page.headers['x-robots-tag']).toBe('noindex');
  expect(page.body).toContain('<title>Specimen · Emberclutch</title>');
});

it('does not ask the provider for an id that is none', async () => {
  const asked: string[] = [];
  answer = (_reply, id) => {
    asked.push(id);
    return preview;
  };

  await app.inject('/details/a%2Fb');

  expect(asked).toEqual(['-']);
});

it('keeps the general page where a provider has no previews', async () => {
  answer = (reply) => reply.status(404).send({ error: 'no such route' });

  const page = await app.inject('/details/12');

  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<title>Specimen · Emberclutch</title>');
});

it('keeps the general page where an older provider has the thing, but no previews', async () => {
  const missing = { title: 'Not found', status: 404, code: 'not_found' };
  answer = (reply) => reply.status(404).send(missing);
  app.get<{ Params: { id: string } }>('/v1/assets/:id', async ({ params }, reply) =>
    params.id === '12' ? { id: 12 } : reply.status(404).send(missing),
  );

  const pages = [await app.inject('/details/12'), await app.inject('/details/13')];

  expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 404]);
  expect(pages[0]?.body).toContain('<title>Specimen · Emberclutch</title>');
});

it.each([
  ['fails', (reply: FastifyReply) => reply.status(503).send({})],
  ['does not answer', () => new Promise(() => {})],
])('keeps the general page, and stops asking, while the provider %s', async (_case, failing) => {
  let calls = 0;
  answer = (reply) => {
    calls += 1;
    return failing(reply);
  };

  for (const id of [12, 12, 13, 14, 15, 16]) {
    const { statusCode, body } = await app.inject(`/details/${id}`);
    expect([statusCode, body.includes('<title>Specimen · Emberclutch</title>')]).toEqual([200, true]);
  }

  expect(calls).toBe(3);
});

it('keeps previews and 404s of all other pages while one call is slow', async () => {
  const missing = { title: 'Not found', status: 404, code: 'not_found' };
  answer = (reply, id) => {
    if (id === '99') return reply.status(404).send(missing);
    return id === '13' ? new Promise(() => {}) : preview;
  };

  const statuses: number[] = [];
  for (const id of [13, 12, 99, 13, 14]) statuses.push((await app.inject(`/details/${id}`)).statusCode);
  const { body } = await app.inject('/details/12');

  expect(statuses).toEqual([200, 200, 404, 200, 200]);
  expect(body).toContain('<title>Ash ');
});

it('keeps previews and 404s of all other pages while several calls fail', async () => {
  const missing = { title: 'Not found', status: 404, code: 'not_found' };
  answer = (reply, id) => {
    if (id === '99') return reply.status(404).send(missing);
    return Number(id) > 20 ? reply.status(500).send({}) : preview;
  };

  const statuses: number[] = [];
  for (const id of [21, 22, 23, 24, 99]) statuses.push((await app.inject(`/details/${id}`)).statusCode);
  const { body } = await app.inject('/details/12');

  expect(statuses).toEqual([200, 200, 200, 200, 404]);
  expect(body).toContain('<title>Ash ');
});

it('finds out within a second that the provider answers again', async () => {
  let calls = 0;
  answer = (reply, id) => {
    calls += 1;
    return Number(id) > 20 ? reply.status(503).send({}) : preview;
  };
  const now = performance.now();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(now);
  const isFilled = async (id: number) => (await app.inject(`/details/${id}`)).body.includes('<title>Ash ');

  for (const id of [21, 22, 23]) expect(await isFilled(id)).toBe(false);
  expect([await isFilled(12), calls]).toEqual([false, 3]);
  clock.mockReturnValue(now + 1_000);
  const trials = await Promise.all([isFilled(24), isFilled(12)]);
  clock.mockReturnValue(now + 2_000);

  expect([trials, await isFilled(12), await isFilled(13)]).toEqual([[false, false], true, true]);
  clock.mockRestore();
});

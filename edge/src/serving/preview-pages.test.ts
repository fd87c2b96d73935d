import { brotliDecompressSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import type { PagePreview } from '@emberclutch/contract/site/page-preview.ts';
import { provideSmallSite } from '../testing/serve-small-site.ts';

const preview: PagePreview = {
  title: 'Ash <wing> & "Co"',
  description: '"><script>alert(1)</script>',
  picture: { url: '/v1/assets/12/share.png?v=1-hatched', alt: 'A dragon' },
  firstPicture: '/v1/assets/12/thumbnail.svg?v=1-hatched',
};
const notFoundProblem = { title: 'Not found', status: 404, code: 'not_found' };

let response: (reply: FastifyReply, id: string) => unknown;
let requestedIds: string[];

const pages = [
  { path: '/details/:id', title: 'Specimen', description: 'One egg', preview: '/v1/assets/:id/preview' },
];
const smallSite = provideSmallSite(pages, ({ app }) => {
  requestedIds = [];
  response = () => preview;
  app.get<{ Params: { id: string } }>('/v1/assets/:id/preview', async ({ params }, reply) => {
    requestedIds.push(params.id);
    void reply.header('cache-control', 'no-store');
    return response(reply, params.id);
  });
});

const open = (id: number | string, headers: Record<string, string> = {}) =>
  smallSite.app.inject({ url: `/details/${id}`, headers });

/** Opens pages one by one. @returns the status of each, and whether it has a preview */
async function openEach(...ids: number[]) {
  const results: [number, boolean][] = [];
  for (const id of ids) {
    const { statusCode, body } = await open(id);
    const isGeneral = body.includes('<title>Specimen · Emberclutch</title>');
    expect(isGeneral).toBe(!body.includes('<title>Ash '));
    results.push([statusCode, !isGeneral]);
  }
  return results;
}

it('the edge fills title, description and picture of an asset into its page, escaped', async () => {
  const { statusCode, body, headers } = await open(12);

  expect(statusCode).toBe(200);
  for (const element of [
    '<title>Ash &lt;wing&gt; &amp; &quot;Co&quot; · Emberclutch</title>',
    '<meta property="og:description" content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">',
    '<meta property="og:image" content="https://eggs.example/v1/assets/12/share.png?v=1-hatched">',
    '<meta property="og:image:alt" content="A dragon">',
    '<link rel="canonical" href="https://eggs.example/details/12">',
  ])
    expect(body).toContain(element);
  expect(body).not.toMatch(/__preview|<script>alert/);
  expect(headers.link).toBe(
    '</v1/assets/12/thumbnail.svg?v=1-hatched>; rel=preload; as=image; fetchpriority=high',
  );
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

it('the edge applies policy, compression and revalidation to a page with a preview', async () => {
  const plain = await open(12);
  const compressed = await open(12, { 'accept-encoding': 'gzip, br' });
  const revalidate = () => open(12, { 'if-none-match': String(plain.headers.etag) });

  expect(plain.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding',
    'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-"),
  });
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body);
  expect((await revalidate()).statusCode).toBe(304);
  response = () => ({ ...preview, title: 'Hatched' });
  expect((await revalidate()).body).toContain('<title>Hatched · Emberclutch</title>');
});

it.each(['99', 'ninety', '%2e%2e%2f', "1'--"])(
  'the edge answers 404 with the general page for the id %s',
  async (id) => {
    response = (reply) => reply.status(404).send(notFoundProblem);

    const page = await open(id);

    expect([page.statusCode, page.headers['x-robots-tag']]).toEqual([404, 'noindex']);
    expect(page.body).toContain('<title>Specimen · Emberclutch</title>');
  },
);

it('the edge reads an id in digits of another script, as the page does', async () => {
  expect((await open('%D9%A1%D9%A2')).statusCode).toBe(200);
  expect(requestedIds).toEqual(['12']);
});

it('the edge does not ask the provider for an invalid id', async () => {
  await open('a%2Fb');

  expect(requestedIds).toEqual(['-']);
});

it('the edge keeps the general page if a provider has no previews, even an older one that has the asset', async () => {
  response = (reply, id) =>
    reply.status(404).send(id === '11' ? { error: 'no such route' } : notFoundProblem);
  smallSite.app.get<{ Params: { id: string } }>('/v1/assets/:id', async ({ params }, reply) =>
    params.id === '12' ? { id: 12 } : reply.status(404).send(notFoundProblem),
  );

  expect(await openEach(11, 12, 13)).toEqual([
    [200, false],
    [200, false],
    [404, false],
  ]);
});

it.each([
  ['fails', (reply: FastifyReply) => reply.status(503).send({})],
  ['does not answer', () => new Promise(() => {})],
])('the edge keeps the general page while the provider %s', async (_case, answerFailure) => {
  response = answerFailure;

  const ids = [12, 12, 13];
  expect(await openEach(...ids)).toEqual(ids.map(() => [200, false]));
});

it.each([
  ['one call is slow', [21, 12, 99, 21, 14], () => new Promise(() => {})],
  ['several calls fail', [21, 22, 23, 24, 99], (reply: FastifyReply) => reply.status(500).send({})],
])('the edge keeps previews and 404s of all other pages while %s', async (_case, ids, answerFailure) => {
  response = (reply, id) => {
    if (id === '99') return reply.status(404).send(notFoundProblem);
    return Number(id) > 20 ? answerFailure(reply) : preview;
  };

  const results = await openEach(...ids);

  expect(results).toEqual(ids.map((id) => [id === 99 ? 404 : 200, id < 20]));
  expect(await openEach(12)).toEqual([[200, true]]);
});

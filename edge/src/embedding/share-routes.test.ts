import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PagePreview } from '@emberclutch/contract/site/page-preview.ts';
import { changeSettings } from '../publishing/change-settings.ts';
import { serveSmallSite } from '../testing/serve-small-site.ts';
import { testPublisher } from '../testing/small-site.ts';

const preview: PagePreview = {
  title: 'Ash <wing>, No. 00\u00a0012',
  description: '"><script>alert(1)</script>',
  picture: { url: '/v1/assets/12/share.png?v=1-hatched', alt: 'A dragon' },
  firstPicture: '/v1/assets/12/thumbnail.svg?v=1-hatched',
};

let smallSite: Awaited<ReturnType<typeof serveSmallSite>>;
let app: FastifyInstance;
let response: (reply: FastifyReply) => unknown;

beforeEach(async () => {
  smallSite = await serveSmallSite([
    { path: '/details/:id', title: 'Specimen', preview: '/v1/assets/:id/preview' },
    { path: '/genome/:id', title: 'Genome', preview: '/v1/genomes/:id/preview' },
  ]);
  ({ app } = smallSite);
  response = () => preview;
  app.get('/v1/assets/:id/preview', async (_request, reply) => response(reply));
  app.get('/v1/genomes/:id/preview', async () => preview);
  app.get('/v1/assets/:id', async (_request, reply) =>
    reply.status(404).send({ title: 'Not found', status: 404, detail: '', code: 'not_found' }),
  );
});
afterEach(() => smallSite.close());

const requestCard = (address: string, extraQuery = '') =>
  app.inject(`/oembed?url=${encodeURIComponent(address)}${extraQuery}`);

it('the edge returns the card of an asset for the address of its page, which links to the card', async () => {
  const page = await app.inject('/details/12');
  const [, cardUrl = ''] =
    /<link rel="alternate" type="application\/json\+oembed" href="https:\/\/eggs\.example([^"]*)"/.exec(
      page.body,
    ) ?? [];

  const card = await app.inject(cardUrl.replaceAll('&amp;', '&'));

  expect(card.headers['access-control-allow-origin']).toBe('*');
  expect(card.json()).toMatchObject({
    version: '1.0',
    type: 'rich',
    title: preview.title,
    provider_name: 'Emberclutch',
    width: 480,
    height: 160,
    thumbnail_url: 'https://eggs.example/v1/assets/12/share.png?v=1-hatched',
  });
  expect(card.json().html).toContain(
    'src="https://eggs.example/embed/v1/frame/asset/12" title="Ash &lt;wing&gt;',
  );
  expect((await app.inject('/genome/12')).body).not.toContain('json+oembed');
});

it('the edge respects the maximum size of the consumer', async () => {
  const narrow = await requestCard('https://eggs.example/details/12', '&maxwidth=300');
  const flat = await requestCard('https://eggs.example/details/12', '&maxheight=100');

  expect(narrow.json()).toMatchObject({ type: 'rich', width: 300 });
  expect(narrow.json()).not.toHaveProperty('thumbnail_url');
  expect(flat.json()).toMatchObject({ type: 'link' });
});

it.each([
  ['https://wiki.example/details/12', '', 404],
  ['https://eggs.example/genome/12', '', 404],
  ['https://eggs.example/details/0x12', '', 404],
  ['https://eggs.example/details/%E0', '', 404],
  ['no address', '', 404],
  ['https://eggs.example/details/12', '&format=xml', 501],
])('the edge has no card for %s%s', async (address, extraQuery, status) => {
  expect((await requestCard(address, extraQuery)).statusCode).toBe(status);
});

it('the edge distinguishes a missing asset from an unreachable provider', async () => {
  response = (reply) => reply.status(404).send({ title: '', status: 404, detail: '', code: 'not_found' });
  const missingAsset = await app.inject('/embed/v1/frame/asset/13');
  response = (reply) => reply.status(503).send({});
  const unreachable = await app.inject('/embed/v1/frame/asset/12');

  expect([missingAsset.statusCode, unreachable.statusCode]).toEqual([404, 503]);
});

it('the edge shows the card in a frame of any page, escaped, with its own policy', async () => {
  const frame = await app.inject('/embed/v1/frame/asset/12?theme=dark');

  expect(frame.body).toContain('<strong>Ash &lt;wing&gt;, No.\u00a000\u00a0012</strong>');
  expect(frame.body).toContain('class="dark"');
  expect(frame.body).toContain('src="https://eggs.example/v1/assets/12/thumbnail.svg?v=1-hatched"');
  expect(frame.body).not.toContain('<script>alert');
  const policy = String(frame.headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none'; .*; frame-ancestors \*$/);
  expect(policy).not.toContain('unsafe');
  expect(frame.headers).not.toHaveProperty('set-cookie');
});

it('the edge labels the frame of a demonstration site', async () => {
  const readName = async () =>
    /<small>(.*)<\/small>/.exec((await app.inject('/embed/v1/frame/asset/12')).body)?.[1];
  expect(await readName()).toBe('Emberclutch');

  await changeSettings(smallSite.site.folder, {
    changes: { ALLOW_TEST_SERVICES: 'yes' },
    publisher: testPublisher,
  });

  expect(await readName()).toBe('Emberclutch (demonstration)');
});

it('the edge lets the operator restrict the pages that may frame the card', async () => {
  const setFrameAncestors = (SITE_FRAME_ANCESTORS: string) =>
    changeSettings(smallSite.site.folder, { changes: { SITE_FRAME_ANCESTORS }, publisher: testPublisher });
  const readPolicy = async () =>
    (await app.inject('/embed/v1/frame/asset/12')).headers['content-security-policy'];

  await setFrameAncestors('https://wiki.example,https://forum.example');
  expect(await readPolicy()).toMatch(/frame-ancestors https:\/\/wiki\.example https:\/\/forum\.example$/);
  await setFrameAncestors('none');
  expect(await readPolicy()).toMatch(/frame-ancestors 'none'$/);
});

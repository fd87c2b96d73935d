import type { Asset } from '@emberclutch/contract/asset/asset.ts';
import type { PagePreview } from '@emberclutch/contract/site/page-preview.ts';
import type { TestProvider } from '../../testing/open-test-provider.ts';
import { openTestProvider } from '../../testing/open-test-provider.ts';
import { seedAssets } from '../../testing/seed-assets.ts';
import { signUp } from '../../testing/sign-in.ts';
import { join } from 'node:path';
import { PictureRenderer } from '../picture-renderer.ts';
import type { ShareCard } from './share-card.ts';

let provider: TestProvider;
let start: number;

beforeAll(async () => {
  provider = await openTestProvider();
  start = provider.clock.now() / 1000;
});

afterAll(() => provider.close());

beforeEach(() => provider.clock.set(start));

const get = (url: string, headers: Record<string, string> = {}) => provider.inject({ url, headers });
const previewOf = async (id: number | undefined) =>
  (await get(`/v1/assets/${id}/preview`)).json<PagePreview>();

const egg = () => ({
  incubates_at: start + 600,
  hatching_at: start + 1200,
  hatches_at: start + 1800,
  name: 'Ashwing',
  house: 'FIRE' as const,
});

it('draws a PNG of 1200 by 630 px for each state, immutable under its URL', async () => {
  const [id] = await seedAssets(provider, [egg()]);
  const pictures = new Set<string>();

  for (const subject of ['sealed', 'incubating', 'hatching', 'hatched']) {
    const { picture } = await previewOf(id);
    expect(picture.url).toMatch(new RegExp(`^/v1/assets/${id}/share\\.png\\?v=[\\d.]+-${subject}$`));
    const answer = await get(picture.url);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(sizeOf(answer.rawPayload)).toEqual([1200, 630]);
    pictures.add(answer.rawPayload.toString('base64'));
    expect((await get(picture.url, { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304);
    provider.clock.advance({ minutes: 10 });
  }

  expect(pictures.size).toBe(4);
});

it('shows the current state to a client that guesses a later one', async () => {
  const [id] = await seedAssets(provider, [egg()]);
  const { picture } = await previewOf(id);

  const guessed = await get(picture.url.replace('sealed', 'hatched'));

  expect(guessed.rawPayload).toEqual((await get(picture.url)).rawPayload);
  expect(guessed.headers['cache-control']).toBe('public, max-age=60');
});

it('shows the current picture, cached for a minute, for another version in the URL', async () => {
  const [id] = await seedAssets(provider, [egg()]);
  const { picture } = await previewOf(id);

  const other = await get(picture.url.replace(/v=[\d.]+/, 'v=1.1'));

  expect(other.rawPayload).toEqual((await get(picture.url)).rawPayload);
  expect(other.headers['cache-control']).toBe('public, max-age=60');
});

it('shows neither the name of an egg before it hatches, nor its owner at any time', async () => {
  const { accountId } = await signUp(provider, 'moss@example.invalid', 'Moss Lantern');
  const [id] = await seedAssets(provider, [{ ...egg(), owner_id: accountId }]);
  const sealed = await previewOf(id);
  provider.clock.advance({ minutes: 30 });
  const hatched = await previewOf(id);
  const { accDisplayName } = (await get(`/v1/assets/${id}`)).json<Asset>();

  expect(sealed.title).toMatch(/^Sealed egg, No\. /);
  expect(JSON.stringify(sealed)).not.toContain('Ashwing');
  expect(hatched.title).toMatch(/^Ashwing, No\. /);
  expect(accDisplayName).toBe('Moss Lantern');
  expect(JSON.stringify([sealed, hatched])).not.toContain('Moss');
});

it('describes a gateway key and the page of a genome', async () => {
  const [key, dragon] = await seedAssets(provider, [
    { type: 'GATEWAY_KEY', season: 'FIRE', season_age: 2, golden: true },
    { ...egg(), hatches_at: start },
  ]);

  expect((await previewOf(key)).description).toBe('A golden gateway key of Fire II, good for one egg.');
  const genome = (await get(`/v1/genomes/${dragon}/preview`)).json<PagePreview>();
  expect(genome.title).toMatch(/^Ashwing, No\. .*: genome$/);
  expect((await get(`/v1/genomes/${key}/preview`)).statusCode).toBe(404);
});

it.each(['/v1/assets/987654321/preview', '/v1/assets/987654321/share.png', '/v1/genomes/987654321/preview'])(
  '%s is 404',
  async (url) => {
    expect((await get(url)).json()).toMatchObject({ status: 404, code: 'not_found' });
  },
);

it('refuses pictures beyond the length of the queue, and draws again when it is empty', async () => {
  const renderer = new PictureRenderer<ShareCard>({
    worker: join(import.meta.dirname, 'render-worker.ts'),
    maxPending: 2,
    maxCached: 2,
  });
  const card = {
    subject: 'key' as const,
    drawable: { genome: null, season: 'AIR' as const, seasonAge: 1, golden: false },
    title: 'Gateway key <1> & 2',
    number: 'No. 00 501',
    charm: null,
    origins: ['Air I'],
  };

  const answers = await Promise.allSettled(
    [1, 2, 3].map((id) => renderer.render({ ...card, number: `No. ${id}` })),
  );

  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(answers[2]).toMatchObject({ reason: { code: 'unavailable', retryAfter: 10 } });
  expect(sizeOf(await renderer.render(card))).toEqual([1200, 630]);
  await renderer.close();
});

/** Width and height of a PNG (RFC 2083, section 11.2.2). */
function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

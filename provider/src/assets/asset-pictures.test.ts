import { gunzipSync } from 'node:zlib';
import { artVersion } from '@emberclutch/art/art-version.ts';
import { openForAll } from '../testing/open-for-tests.ts';
import { openTestProvider } from '../testing/open-test-provider.ts';
import { seedAssets } from '../testing/seed-assets.ts';

const provider = openForAll(openTestProvider);

const key = { type: 'GATEWAY_KEY', season: 'FIRE', season_age: 2, golden: true } as const;

/** Inserts an egg, a dragon or a key. @returns the URL of its thumbnail */
async function seed(kind: 'egg' | 'dragon' | 'key'): Promise<string> {
  const now = provider.clock.now() / 1000;
  const times = { incubates_at: now + 600, hatching_at: now + 1200, hatches_at: now + 1800 };
  const row = { egg: times, dragon: { ...times, hatches_at: now }, key }[kind];
  const [id] = await seedAssets(provider, [row]);
  return `/v1/assets/${id}/thumbnail.svg`;
}

const immutable = 'public, max-age=31536000, immutable';
const brief = 'public, max-age=5';

it('draws a picture for every state, immutable under a URL that names the state', async () => {
  const { medias } = (await provider.get((await seed('dragon')).replace('thumbnail.svg', 'medias'))).json<{
    medias: { shows: string; url: string }[];
  }>();

  const expectedNames = ['resting', 'flight', 'hatching', 'incubating', 'sealed'];
  expect(medias.map(({ shows }) => shows)).toEqual(expectedNames);
  const pictures = new Set<string>();
  for (const { url } of medias) {
    const { headers, body } = await provider.get(url);
    expect(headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': immutable });
    pictures.add(body);
    expect((await provider.get(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  }
  expect(pictures.size).toBe(5);
});

it('compresses pictures with gzip, and sends them uncompressed to clients that accept no compression', async () => {
  const url = await seed('egg');
  const fetchPicture = (acceptEncoding: string) => provider.get(url, { 'accept-encoding': acceptEncoding });
  const plainResponse = await fetchPicture('gzip;q=0, identity');
  expect(plainResponse.headers['content-encoding']).toBeUndefined();
  expect(plainResponse.body).toMatch(/^<svg/);

  const response = await fetchPicture('gzip, br');

  expect(response.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(response.rawPayload).toString()).toBe(plainResponse.body);
});

it('does not show pictures of later states to clients that guess the URL', async () => {
  const url = await seed('egg');
  const sealedPicture = await provider.get(`${url}?v=${artVersion}-sealed`);
  const guessedPicture = await provider.get(`${url}?v=${artVersion}-hatched`);

  expect(guessedPicture.body).toBe(sealedPicture.body);
  for (const invalidVersion of [`${artVersion}-hatched`, '', 'x', '99-sealed', '2-', "2-sealed'--"]) {
    const { headers } = await provider.get(`${url}?v=${encodeURIComponent(invalidVersion)}`);
    expect(headers['cache-control']).toBe(brief);
  }
});

it('sends the current picture, not as immutable, for another version of the art', async () => {
  const url = await seed('dragon');
  const latestPicture = await provider.get(`${url}?v=${artVersion}-hatched`);
  const currentPicture = await provider.get(`${url}?v=${artVersion}-flight`);
  expect(currentPicture.body).not.toBe(latestPicture.body);
  expect(currentPicture.headers['cache-control']).toBe(immutable);

  for (const version of ['1', '2', '99']) {
    const { body, headers } = await provider.get(`${url}?v=${version}-flight`);
    expect(body).toBe(currentPicture.body);
    expect(headers).toMatchObject({ etag: currentPicture.headers.etag, 'cache-control': brief });
  }
});

it('draws pictures of keys', async () => {
  expect((await provider.get(`${await seed('key')}?v=${artVersion}-key`)).body).toMatch(/^<svg/);
});

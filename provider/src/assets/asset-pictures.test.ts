import { brotliDecompressSync, gunzipSync } from 'node:zlib';
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

it('are drawn for every state, and immutable under a URL that names it', async () => {
  const { medias } = (await provider.get((await seed('dragon')).replace('thumbnail.svg', 'medias'))).json<{
    medias: { shows: string; url: string }[];
  }>();

  const shown = ['resting', 'flight', 'hatching', 'incubating', 'sealed'];
  expect(medias.map(({ shows }) => shows)).toEqual(shown);
  const drawn = new Set<string>();
  for (const { url } of medias) {
    const { headers, body } = await provider.get(url);
    expect(headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': immutable });
    drawn.add(body);
    expect((await provider.get(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  }
  expect(drawn.size).toBe(5);
});

it('are sent with gzip at first, later with brotli, and uncompressed to clients that accept neither', async () => {
  const url = await seed('egg');
  const ask = (accepted: string) => provider.get(url, { 'accept-encoding': accepted });
  const plain = await ask('gzip;q=0, identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toMatch(/^<svg/);
  const first = await ask('gzip, br');
  expect(first.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(first.rawPayload).toString()).toBe(plain.body);

  let later = await ask('gzip, br');
  while (later.headers['content-encoding'] !== 'br') {
    // Yields to the event loop, because the embedded database answers within one turn and the worker could never run.
    await new Promise(setImmediate);
    later = await ask('gzip, br');
  }

  expect(brotliDecompressSync(later.rawPayload).toString()).toBe(plain.body);
  expect(later.rawPayload.length).toBeLessThan(first.rawPayload.length * 0.9);
  for (const accepted of ['gzip, br;q=0', 'br, gzip;q=0.5'])
    expect([accepted, (await ask(accepted)).headers['content-encoding']]).toEqual([
      accepted,
      expect.any(String),
    ]);
  expect((await ask('gzip, br;q=0')).headers['content-encoding']).toBe('gzip');
});

it('of later states are not shown to clients that guess the URL', async () => {
  const url = await seed('egg');
  const sealed = await provider.get(`${url}?v=${artVersion}-sealed`);
  const guessed = await provider.get(`${url}?v=${artVersion}-hatched`);

  expect(guessed.body).toBe(sealed.body);
  for (const v of [`${artVersion}-hatched`, '', 'x', '99-sealed', '2-', "2-sealed'--"]) {
    const { headers } = await provider.get(`${url}?v=${encodeURIComponent(v)}`);
    expect(headers['cache-control']).toBe(brief);
  }
});

it('are current and not immutable for another version of the art', async () => {
  const url = await seed('dragon');
  const latest = await provider.get(`${url}?v=${artVersion}-hatched`);
  const current = await provider.get(`${url}?v=${artVersion}-flight`);
  expect(current.body).not.toBe(latest.body);
  expect(current.headers['cache-control']).toBe(immutable);

  for (const version of ['1', '2', '99']) {
    const { body, headers } = await provider.get(`${url}?v=${version}-flight`);
    expect(body).toBe(current.body);
    expect(headers).toMatchObject({ etag: current.headers.etag, 'cache-control': brief });
  }
});

it('of keys are drawn', async () => {
  expect((await provider.get(`${await seed('key')}?v=${artVersion}-key`)).body).toMatch(/^<svg/);
});

import { join } from 'node:path';
import type { Asset } from '@emberclutch/contract/asset/asset.ts';
import type { PagePreview } from '@emberclutch/contract/site/page-preview.ts';
import { openForAll } from '../../testing/open-for-tests.ts';
import { openTestProvider } from '../../testing/open-test-provider.ts';
import { seedAssets } from '../../testing/seed-assets.ts';
import { signUp } from '../../testing/sign-in.ts';
import { PictureRenderer } from '../picture-renderer.ts';
import type { ShareCard } from './share-picture-kind.ts';

const provider = openForAll(openTestProvider);
let start: number;
beforeAll(() => (start = provider.clock.now() / 1000));
beforeEach(() => provider.clock.set(start));

const readPreview = async (id: number | undefined) =>
  (await provider.get(`/v1/assets/${id}/preview`)).json<PagePreview>();

async function seedEgg(change: object = {}): Promise<number> {
  const times = { incubates_at: start + 600, hatching_at: start + 1200, hatches_at: start + 1800 };
  const [id = 0] = await seedAssets(provider, [{ ...times, name: 'Ashwing', house: 'FIRE', ...change }]);
  return id;
}

it('draws a PNG of 1200 by 630 px for each state, immutable under its URL', async () => {
  const id = await seedEgg();
  const pictures = new Set<string>();

  for (const subject of ['sealed', 'incubating', 'hatching', 'hatched']) {
    const { url } = (await readPreview(id)).picture;
    expect(url).toMatch(new RegExp(`^/v1/assets/${id}/share\\.png\\?v=[\\d.]+-${subject}$`));
    const { headers, rawPayload } = await provider.get(url);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(readSize(rawPayload)).toEqual([1200, 630]);
    pictures.add(rawPayload.toString('base64'));
    expect((await provider.get(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    provider.clock.advance({ minutes: 10 });
  }

  expect(pictures.size).toBe(4);
});

it.each([
  ['a later state', /sealed/, 'hatched'],
  ['another version', /v=[\d.]+/, 'v=1.1'],
])(
  'shows the current picture, cached for a minute, for %s in the URL',
  async (_what, original, replacement) => {
    const { url } = (await readPreview(await seedEgg())).picture;

    const response = await provider.get(url.replace(original, replacement));

    expect(response.rawPayload).toEqual((await provider.get(url)).rawPayload);
    expect(response.headers['cache-control']).toBe('public, max-age=60');
  },
);

it('shows neither the name of an egg before it hatches, nor its owner at any time', async () => {
  const { accountId } = await signUp(provider, 'moss@example.invalid', 'Moss Lantern');
  const id = await seedEgg({ owner_id: accountId });
  const sealedPreview = await readPreview(id);
  provider.clock.advance({ minutes: 30 });
  const hatchedPreview = await readPreview(id);
  const { accDisplayName } = (await provider.get(`/v1/assets/${id}`)).json<Asset>();

  expect(sealedPreview.title).toMatch(/^Sealed egg, No\. /);
  expect(JSON.stringify(sealedPreview)).not.toContain('Ashwing');
  expect(hatchedPreview.title).toMatch(/^Ashwing, No\. /);
  expect(accDisplayName).toBe('Moss Lantern');
  expect(JSON.stringify([sealedPreview, hatchedPreview])).not.toContain('Moss');
});

it('describes a gateway key and the page of a genome, and answers 404 for unknown ids', async () => {
  const gatewayKey = { type: 'GATEWAY_KEY', season: 'FIRE', season_age: 2, golden: true } as const;
  const [key] = await seedAssets(provider, [gatewayKey]);
  const dragon = await seedEgg({ hatches_at: start });

  expect((await readPreview(key)).description).toBe('A golden gateway key of Fire II, good for one egg.');
  const genome = (await provider.get(`/v1/genomes/${dragon}/preview`)).json<PagePreview>();
  expect(genome.title).toMatch(/^Ashwing, No\. .*: genome$/);
  const unknown = ['assets/987654321/preview', 'assets/987654321/share.png', 'genomes/987654321/preview'];
  for (const path of [...unknown, `genomes/${key}/preview`])
    expect((await provider.get(`/v1/${path}`)).json()).toMatchObject({ status: 404, code: 'not_found' });
});

it('rejects requests of one network that exceed the queue, and still serves another network', async () => {
  const worker = join(import.meta.dirname, 'render-worker.ts');
  const renderer = new PictureRenderer<ShareCard>({ worker, maxWaiting: 2, maxCached: 4 });
  const card = {
    subject: 'key' as const,
    drawable: { genome: null, season: 'AIR' as const, seasonAge: 1, golden: false },
    title: 'Gateway key <1> & 2',
    number: 'No. 00 501',
    charm: null,
    origins: ['Air I'],
  };

  const shares = ['a', 'a', 'a', 'a', 'b'];
  const responses = await Promise.allSettled(
    shares.map((share, id) => renderer.render({ ...card, number: `No. ${id}` }, share)),
  );
  // A picture that was rejected for one network is drawn for another one.
  const laterPicture = await renderer.render({ ...card, number: 'No. 3' }, 'b');

  const statuses = ['fulfilled', 'fulfilled', 'rejected', 'rejected', 'fulfilled'];
  expect(responses.map(({ status }) => status)).toEqual(statuses);
  expect(responses[2]).toMatchObject({ reason: { code: 'unavailable', retryAfter: 10 } });
  expect(readSize(laterPicture)).toEqual([1200, 630]);
  await renderer.close();
});

/** @returns width and height of a PNG (RFC 2083, section 11.2.2) */
function readSize(png: Buffer): [number, number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

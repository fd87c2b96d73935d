import fastify from 'fastify';
import type { FastifyRequest } from 'fastify';
import { OperatorAccess } from '@emberclutch/server/http/operator-access.ts';
import type { Candidate } from '@emberclutch/contract/site/publishing.ts';
import { chooseLive, chooseVariant, findCanary, bucketCount, writeVariantCookie } from './choose-variant.ts';
import type { Variant, VariantSite } from './choose-variant.ts';
import type { VariantChoice } from '@emberclutch/contract/site/variant.ts';

const key = 'key-of-the-site';
const now = 1_800_000_000;
const publicUrl = 'https://eggs.example';
const navigation = { 'sec-fetch-mode': 'navigate' };
const live: Variant = { candidate: null, isChosen: false, overrides: {}, cookie: null };

const setTime = (seconds: number) => jest.spyOn(Date, 'now').mockReturnValue(seconds * 1_000);
beforeEach(() => void setTime(now));

const createCandidate = (id: string, share: number | null): Candidate => {
  const publisher = { by: null, commit: null };
  return { id, share, apps: { host: id }, at: now, ...publisher };
};
const canary = createCandidate('canary', 5);
const preview = createCandidate('preview', null);
const site: VariantSite = { candidates: [canary, preview], cookieKey: key };
const findBucket = (expected: Candidate | null) =>
  Array.from({ length: bucketCount }, (_, bucket) => bucket).find(
    (bucket) => findCanary(bucket, site.candidates) === expected,
  ) ?? 0;

async function readInRequest<Result>(
  headers: Record<string, string>,
  read: (request: FastifyRequest) => Result,
) {
  const app = fastify();
  const results: Result[] = [];
  app.get('/', async (request) => {
    results.push(read(request));
    return '';
  });
  await app.inject({ url: '/', headers });
  const [result] = results;
  if (result === undefined) throw new Error('The request failed');
  return result;
}

/** Chooses the variant of a request. @param bucket drawn for a new visitor; by default drawing fails */
const choose = (headers: Record<string, string>, variantSite: VariantSite = site, bucket?: number) =>
  readInRequest(headers, (request) =>
    chooseVariant(
      request,
      variantSite,
      { origins: [], publicUrl, operator: new OperatorAccess('token-of-the-operator') },
      () => {
        if (bucket === undefined) throw new Error('A bucket was drawn');
        return bucket;
      },
    ),
  );

const toCookieHeader = (text: string) => ({ cookie: text });
/** Signs the cookie of a choice. @param at when it was written, in epoch seconds */
const signCookie = async (choice: Partial<VariantChoice>, at = now, signingKey = key) =>
  readInRequest({}, (request) => {
    setTime(at);
    const text = writeVariantCookie(request, { overrides: {}, ...choice }, { key: signingKey, publicUrl });
    setTime(now);
    return toCookieHeader(text.split(';')[0] ?? '');
  });

it('the edge draws a bucket once for each visitor, and the cookie keeps it', async () => {
  const first = await choose(navigation, site, findBucket(canary));
  expect(first).toMatchObject({ candidate: canary, isChosen: false });
  expect(first.cookie).toMatch(
    /^__Host-emberclutch_variant=[\w-]+\.\d+\.[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );

  const [firstCookie = ''] = (first.cookie ?? '').split(';');
  expect(await choose({ ...navigation, cookie: firstCookie })).toEqual({ ...live, candidate: canary });
  const liveVariant = await choose(navigation, site, findBucket(null));
  expect([liveVariant.candidate, liveVariant.cookie === null]).toEqual([null, false]);
  // A script of the page reads the registry of the same composition, by the same cookie.
  expect((await choose({ cookie: firstCookie })).candidate).toBe(canary);
});

it('the edge draws a bucket only for pages that a person opens, and only while there is a canary', async () => {
  const headersWithoutNavigation: Record<string, string>[] = [
    {},
    { 'sec-fetch-mode': 'cors' },
    { ...navigation, 'sec-purpose': 'prefetch' },
  ];
  for (const headers of headersWithoutNavigation) expect(await choose(headers)).toEqual(live);
  expect(await choose(navigation, { ...site, candidates: [preview] })).toEqual(live);
  expect(await choose(navigation, { candidates: [], cookieKey: key })).toEqual(live);
});

it('the edge shows a chosen candidate, and the live site if the cookie is forged, has expired or names a dropped candidate', async () => {
  const expected = { candidate: preview, isChosen: true };
  expect(await choose(await signCookie({ candidate: 'preview' }))).toMatchObject(expected);

  const { cookie: text } = await signCookie({ candidate: 'canary' });
  const forged = Buffer.from(JSON.stringify({ candidate: 'preview', overrides: {} })).toString('base64url');
  for (const headers of [
    await signCookie({ candidate: 'preview' }, now - 12 * 3_600),
    await signCookie({ candidate: 'preview' }, now, 'another key'),
    await signCookie({ candidate: 'dropped' }),
    toCookieHeader(text.replace(/=[^.]+/, `=${forged}`)),
    toCookieHeader(text.slice(0, -1)),
    toCookieHeader('__Host-emberclutch_variant=preview'),
  ])
    expect(await choose(headers)).toEqual(live);
});

it('the edge returns to the live site with a bucket outside all canaries', () => {
  for (let visit = 0; visit < 20; visit += 1)
    expect(
      findCanary(chooseLive({ candidates: [createCandidate('most', 99)] }).number ?? 0, [
        createCandidate('most', 99),
      ]),
    ).toBe(null);
  expect(chooseLive({ candidates: [createCandidate('all', 100)] })).toEqual({ overrides: {} });
  expect(chooseLive({ candidates: [preview] })).toEqual({ overrides: {} });
});

it('the edge keeps the visitors of a share when it grows, and gives two canaries to different visitors', () => {
  const buckets = Array.from({ length: bucketCount }, (_, bucket) => bucket);
  const listVisitors = (testedCandidate: Candidate) =>
    new Set(buckets.filter((bucket) => findCanary(bucket, [testedCandidate]) === testedCandidate));

  const five = listVisitors(canary);
  const twenty = listVisitors({ ...canary, share: 20 });
  const other = listVisitors(createCandidate('other', 20));

  expect(five.size / bucketCount).toBeCloseTo(0.05, 1.5);
  expect(twenty.size / bucketCount).toBeCloseTo(0.2, 1.5);
  expect([...five].every((bucket) => twenty.has(bucket))).toBe(true);
  expect([...twenty].filter((bucket) => other.has(bucket)).length / bucketCount).toBeCloseTo(0.04, 1.5);
  expect(listVisitors({ ...canary, share: 100 }).size).toBe(bucketCount);
});

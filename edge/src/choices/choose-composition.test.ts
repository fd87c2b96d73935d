import fastify from 'fastify';
import type { Candidate } from '@emberclutch/contract/site/publishing.ts';
import { canaryOf } from './canary-of.ts';
import { chooseComposition } from './choose-composition.ts';
import type { GivenComposition, Offers } from './choose-composition.ts';
import { maxDrawn, sealChoice } from './seal-choice.ts';

const key = 'key-of-the-site';
const now = 1_800_000_000;
const navigation = { 'sec-fetch-mode': 'navigate' };
const live: GivenComposition = { candidate: null, isChosen: false, cookie: null };

const candidate = (id: string, share: number | null): Candidate => {
  const publisher = { by: null, commit: null };
  return { id, share, apps: { host: id }, at: now, ...publisher };
};
const canary = candidate('canary', 5);
const preview = candidate('preview', null);
const site: Offers = { candidates: [canary, preview], cookieKey: key };
const drawnBy = (wanted: Candidate | null) =>
  Array.from({ length: maxDrawn }, (_, drawn) => drawn).find(
    (drawn) => canaryOf(drawn, site.candidates) === wanted,
  ) ?? 0;

/** What a request is given. @param draw the number that is drawn for a new visitor; drawing fails unless given */
async function choose(headers: Record<string, string>, offers: Offers = site, draw?: number) {
  const app = fastify();
  let given: GivenComposition | undefined;
  app.get('/', async (request) => {
    given = chooseComposition(request, offers, {
      publicUrl: 'https://eggs.example',
      now,
      draw: () => {
        if (draw === undefined) throw new Error('A number was drawn');
        return draw;
      },
    });
    return '';
  });
  await app.inject({ url: '/', headers });
  if (!given) throw new Error('Nothing was given');
  return given;
}

const cookie = (text: string) => ({ cookie: `__Host-emberclutch_composition=${text}` });
const sealed = (choice: Parameters<typeof sealChoice>[0], maxAge = 60, by = key) =>
  cookie(sealChoice(choice, maxAge, { key: by, now }));

it('draws once for a visitor, who keeps what was drawn', async () => {
  const first = await choose(navigation, site, drawnBy(canary));
  expect(first).toMatchObject({ candidate: canary, isChosen: false });
  expect(first.cookie).toMatch(
    /^__Host-emberclutch_composition=drawn\.\d+\.\d+\.[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );

  const [again = ''] = (first.cookie ?? '').split(';');
  expect(await choose({ ...navigation, cookie: again })).toEqual({ ...live, candidate: canary });
  const other = await choose(navigation, site, drawnBy(null));
  expect([other.candidate, other.cookie === null]).toEqual([null, false]);
  // A script of the page reads the registry of the same composition, by the same cookie.
  expect((await choose({ cookie: again })).candidate).toBe(canary);
});

it('draws for pages that a person opens, and only while there is a canary', async () => {
  const others: Record<string, string>[] = [
    {},
    { 'sec-fetch-mode': 'cors' },
    { ...navigation, 'sec-purpose': 'prefetch' },
  ];
  for (const headers of others) expect(await choose(headers)).toEqual(live);
  expect(await choose(navigation, { ...site, candidates: [preview] })).toEqual(live);
  expect(await choose(navigation, { candidates: [], cookieKey: key })).toEqual(live);
});

it('gives a chosen candidate, and the live site for a choice that is forged, too old or has ended', async () => {
  const chosen = { candidate: preview, isChosen: true };
  expect(await choose(sealed({ candidate: 'preview' }))).toMatchObject(chosen);

  const [, text = ''] = /=(.+)/.exec(sealed({ candidate: 'canary' }).cookie) ?? [];
  for (const headers of [
    sealed({ candidate: 'preview' }, 0),
    sealed({ candidate: 'preview' }, 60, 'another key'),
    sealed({ candidate: 'dropped' }),
    cookie(text.replace('canary', 'preview')),
    cookie(text.slice(0, -1)),
    cookie('preview'),
  ])
    expect(await choose(headers)).toMatchObject({ candidate: null, isChosen: false });
});

it('keeps the visitors of a share when it grows, and gives two canaries to different ones', () => {
  const numbers = Array.from({ length: maxDrawn }, (_, drawn) => drawn);
  const visitorsOf = (given: Candidate) =>
    new Set(numbers.filter((drawn) => canaryOf(drawn, [given]) === given));

  const five = visitorsOf(canary);
  const twenty = visitorsOf({ ...canary, share: 20 });
  const other = visitorsOf(candidate('other', 20));

  expect(five.size / maxDrawn).toBeCloseTo(0.05, 1.5);
  expect(twenty.size / maxDrawn).toBeCloseTo(0.2, 1.5);
  expect([...five].every((drawn) => twenty.has(drawn))).toBe(true);
  expect([...twenty].filter((drawn) => other.has(drawn)).length / maxDrawn).toBeCloseTo(0.04, 1.5);
  expect(visitorsOf({ ...canary, share: 100 }).size).toBe(maxDrawn);
});

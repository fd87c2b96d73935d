import { waitFor, within } from '@testing-library/dom';
import { api, http, HttpResponse } from '../testing/api.tsx';
import { anEgg } from '../testing/factories.tsx';
import { copy } from './copy.ts';
import { defineEmbedElements } from './define-embed-elements.ts';
import { findShadow } from './testing/find-shadow.ts';

const site = 'https://eggs.example';
const egg = anEgg({ id: 12, golden: true });

let reads: string[];
beforeAll(() => {
  // jsdom has no constructable style sheets.
  CSSStyleSheet.prototype.replaceSync = () => undefined;
  defineEmbedElements(site);
});
beforeEach(() => {
  reads = [];
  api.use(
    http.get('*/v1/assets/dragons', ({ request }) => {
      reads.push(request.url);
      return HttpResponse.json({ assets: [egg] });
    }),
    http.get('*/v1/assets/:id', ({ request, params }) => {
      reads.push(request.url);
      return params['id'] === '12' ? HttpResponse.json(egg) : HttpResponse.json({}, { status: 404 });
    }),
  );
});
afterEach(() => {
  document.body.replaceChildren();
  jest.useRealTimers();
});

/** Adds an element to the page. @returns it, its content, and its events; the page prevents navigation */
function add(name: 'asset' | 'hatchery' | 'countdown' | 'spawn', attributes: Record<string, string> = {}) {
  const element = document.createElement(`emberclutch-${name}`);
  const failures: string[] = [];
  const presses: unknown[] = [];
  element.addEventListener('error', ({ message }) => failures.push(message));
  element.addEventListener('select', ({ detail }) => presses.push(detail.number));
  element.addEventListener('navigate', (event) => {
    presses.push(event.detail.url);
    event.preventDefault();
  });
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  document.body.append(element);
  return { element, root: findShadow(element), content: within(findShadow(element)), failures, presses };
}

/** An egg that hatches in three days and a minute. */
function createIncubatingEgg() {
  const hatchesAt = Math.floor(Date.now() / 1_000) + 3 * 86_400 + 60;
  const dragon = { egg: { golden: false, hatchState: 'incubating', hatchesAt }, house: 'FIRE' } as const;
  return { ...egg, dragon };
}

it('the element shows an asset with a link to its page, read without cookies and without a referrer', async () => {
  const fetchSpy = jest.spyOn(globalThis, 'fetch');
  const { content, presses } = add('asset', { number: '012' });

  const card = await content.findByRole('link', {
    name: /No\. 00.012 · Golden\s*Ash, brook and lantern\s*House of Fire.· Earth.I/,
  });
  card.click();

  expect(card).toHaveAttribute('href', `${site}/details/12`);
  expect(card.querySelector('img')).toHaveAttribute('src', `${site}${egg.thumbnail}`);
  expect(fetchSpy.mock.calls).toEqual([
    [
      `${site}/v1/assets/12`,
      expect.objectContaining({ credentials: 'same-origin', referrerPolicy: 'no-referrer' }),
    ],
  ]);
  expect(presses).toEqual([12, `${site}/details/12`]);
  expect(content.getAllByRole('link', { hidden: true })).toEqual([card]);
});

it('the element keeps its content while it is moved, and reads again when the number changes', async () => {
  const { element, content } = add('asset', { number: '12' });
  const card = await content.findByRole('link');

  document.body.append(document.createElement('section'));
  document.querySelector('section')?.append(element);
  element.theme = 'dark';
  expect(content.getByRole('link')).toBe(card);
  expect(reads).toHaveLength(1);

  element.update({ accent: 'teal' });
  element.setAttribute('number', '13');
  document.body.append(element);
  await content.findByRole('alert');
  expect(reads).toHaveLength(2);
});

it('the element says why there is nothing to show, reports it, and reads again on Retry', async () => {
  const { element, root, content, failures } = add('asset', { number: '13' });
  expect(await content.findByRole('alert')).toHaveTextContent('No asset has this number.');
  expect(failures).toEqual([`${site}/v1/assets/13 does not exist`]);

  element.apiBase = 'https://other.example/';
  await waitFor(() => expect(reads.at(-1)).toBe('https://other.example/v1/assets/13'));
  api.use(http.get('*/v1/assets/13', () => HttpResponse.json({ ...egg, id: 13 })));
  const retry = await content.findByRole('button', { name: 'Retry' });
  retry.focus();
  retry.click();

  const card = await content.findByRole('link');
  // Cast: `findShadow` returns the root as an element.
  expect((root as unknown as ShadowRoot).activeElement).toBe(card);
});

it('the element retries a failed read by itself, and shows the content', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  const answerBusy = () => Response.json({}, { status: 503, headers: { 'retry-after': '7' } });
  const responses = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    answerBusy,
    () => Response.json(egg),
  ];
  const fetchSpy = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => responses.shift()?.() ?? answerBusy());
  const { content } = add('asset', { number: '12' });
  await jest.advanceTimersByTimeAsync(3_000);
  expect(content.getByRole('alert')).toHaveTextContent(copy.unreadable);
  expect(fetchSpy).toHaveBeenCalledTimes(1);

  await jest.advanceTimersByTimeAsync(4_000);
  expect(content.getByRole('alert')).toHaveTextContent('Try again in 7 seconds.');
  await jest.advanceTimersByTimeAsync(23_000);

  expect(content.getByRole('link')).toBeVisible();
  expect(fetchSpy).toHaveBeenCalledTimes(3);
  expect(jest.getTimerCount()).toBe(0);
});

it('the element applies properties that the page set before the script had loaded', async () => {
  const earlyElement = document.createElement('emberclutch-late');
  Object.assign(earlyElement, { number: '12' });
  document.body.append(earlyElement);

  const { AssetElement } = await import('./define-embed-elements.ts');
  customElements.define('emberclutch-late', class extends AssetElement {});

  expect(earlyElement.getAttribute('number')).toBe('12');
  await within(findShadow(earlyElement)).findByRole('link');
});

it('the element shows a page of the hatchery, reserves space for its cards, and adds the next page on demand', async () => {
  const requested: URLSearchParams[] = [];
  api.use(
    http.get('*/v1/assets/dragons', ({ request }) => {
      const { searchParams } = new URL(request.url);
      requested.push(searchParams);
      if (requested.length === 2)
        return HttpResponse.json({}, { status: 503, headers: { 'retry-after': '7' } });
      const first = Number(searchParams.get('page')) * 2 + 1;
      const assets = [anEgg({ id: first }), anEgg({ id: first + 1, golden: true })];
      return HttpResponse.json({ assets: assets.slice(0, 4 - first), total: 3 });
    }),
  );
  const { root, content, failures, presses } = add('hatchery', {
    limit: '2',
    order: 'rarest',
    state: 'sealed, Incubating',
    house: 'fire',
    golden: '',
  });
  expect(root.querySelectorAll('li')).toHaveLength(2);

  const more = await content.findByRole('button', { name: 'Show more' });
  more.focus();
  more.click();
  // The cards stay if the next page fails; the next press reads it again.
  await content.findByText(`${copy.unreadable} Try again in 7 seconds.`);
  expect(failures).toEqual([expect.stringMatching(/ answered 503$/)]);
  more.click();
  const third = await content.findByRole('link', { name: /00.003/ });

  expect((root as unknown as ShadowRoot).activeElement).toBe(third);
  expect(content.getAllByRole('listitem')).toHaveLength(3);
  expect(content.queryByRole('button')).toBeNull();
  expect(content.getByRole('link', { name: 'The whole hatchery' })).toHaveAttribute(
    'href',
    `${site}/hatchery`,
  );
  expect(requested.map(String)).toEqual(
    ['0', '1', '1'].map(
      (page) =>
        `orderBy=rarity&orderDir=desc&limit=2&state=SEALED&state=INCUBATING&house=FIRE&golden=true&page=${page}`,
    ),
  );
  third.click();
  expect(presses[0]).toBe(3);
});

it('the element treats an empty option as not set, because page templates write such attributes', async () => {
  const asset = add('asset', { number: '12', 'api-base': '', 'site-url': '', locale: '', accent: '' });
  const hatchery = add('hatchery', { limit: '', order: '', state: '' });

  expect(await asset.content.findByRole('link')).toHaveAttribute('href', `${site}/details/12`);
  await hatchery.content.findByRole('link', { name: /No\. 00.012/ });
  expect([...asset.failures, ...hatchery.failures]).toEqual([]);
  // Pages preload these addresses (docs/elements.md).
  expect(reads.toSorted()).toEqual([
    `${site}/v1/assets/12`,
    `${site}/v1/assets/dragons?orderBy=created&orderDir=desc&limit=12&page=0`,
  ]);
});

it.each([
  ['asset', { number: 'abc' }, 'number="abc" is not known'],
  ['asset', {}, 'number is missing'],
  ['asset', { number: '12', 'site-url': 'javascript:x()' }, 'site-url="javascript:x()" is not known'],
  ['hatchery', { 'api-base': 'https://[' }, 'api-base="https://[" is not known'],
  ['hatchery', { limit: '0' }, 'limit="0" is not known'],
  ['hatchery', { limit: '51' }, 'limit="51" is not known'],
  ['hatchery', { order: 'toString' }, 'order="toString" is not known'],
  ['hatchery', { house: 'fire wood' }, 'house="WOOD" is not known'],
] satisfies ['asset' | 'hatchery', Record<string, string>, string][])(
  'the element %s with %j says what the page has to correct, requests no list, and offers no retry',
  async (name, attributes, message) => {
    const { root, content, failures } = add(name, attributes);

    expect(await content.findByRole('alert')).toHaveTextContent(`${message}.`);
    expect(failures).toEqual([message]);
    expect(content.queryByRole('button')).toBeNull();
    expect(content.queryByRole('link')).toBeNull();
    expect(root.querySelectorAll('li')).toHaveLength(name === 'hatchery' ? 12 : 0);
    expect(reads.filter((url) => url.includes('/dragons'))).toEqual([]);
  },
);

it('the element marks its text as English, and writes times in the locale of the page or else of the browser', async () => {
  api.use(http.get('*/v1/assets/12', () => HttpResponse.json(createIncubatingEgg())));
  const { element, content, failures } = add('asset', { number: '12', locale: 'de' });

  const card = await content.findByRole('link', { name: /House of Fire.*Hatches in 3 Tagen$/ });
  expect(card.closest('[lang][dir]')).toMatchObject({ lang: 'en', dir: 'ltr' });
  expect(card.querySelector('time')).toHaveAttribute('lang', 'de');
  element.locale = 'no_such_language';

  const other = await content.findByRole('link', { name: /House of Fire.*Hatches in 3 days$/ });
  expect(other.querySelector('time')).toHaveAttribute('lang', 'en-US');
  expect(failures).toEqual(['locale="no_such_language" is not known']);
  expect(content.queryByRole('alert')).toBeNull();
});

it.each([
  ['429 with a wait', { status: 429, headers: { 'retry-after': '180' } }, ' Try again in 3 minutes.'],
  ['503', { status: 503 }, ''],
  ['404', { status: 404 }, ''],
])('the element says on %s when to try again, if it is known', async (_case, init, wait) => {
  api.use(http.get('*/v1/seasons/current', () => HttpResponse.json({}, init)));

  const alert = await add('countdown').content.findByRole('alert');

  expect(alert.firstChild).toHaveTextContent(copy.unreadable + wait, { normalizeWhitespace: false });
});

it('the element links from the countdown to the eggs of an open cycle', async () => {
  const link = await add('spawn').content.findByRole('link', { name: 'Choose your eggs' });

  expect(link).toHaveAttribute('href', `${site}/spawn`);
});

it('the element counts down to the end of the cycle, reads the next one then, and stops when it is removed', async () => {
  jest.useFakeTimers({ now: 1_800_000_000_000, doNotFake: ['queueMicrotask', 'nextTick'] });
  const season = { spawnSeason: 'EARTH', spawnAge: 2 };
  const responses = [
    { ...season, isSpawnCycleActive: true, spawnCycleEnd: 1_800_000_065 },
    { ...season, isSpawnCycleActive: false, spawnCycleStart: 1_800_003_600 },
  ];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(responses.shift()));
  const { element, content } = add('countdown', { locale: 'fr' });
  await jest.advanceTimersByTimeAsync(0);

  expect(content.getByRole('timer')).toHaveTextContent('It closes in 01:05');
  expect(content.getByText(/^15 janv\. 2027/)).toHaveAttribute('datetime', '2027-01-15T08:01:05.000Z');
  expect(content.getByRole('link', { name: /Earth.II/ })).toHaveAttribute('href', `${site}/seasons`);
  await jest.advanceTimersByTimeAsync(64_000);
  expect(content.getByRole('timer')).toHaveTextContent('It closes in 00:01');
  await jest.advanceTimersByTimeAsync(20_000);
  expect(content.getByRole('timer')).toHaveTextContent('It opens in 58:');
  expect(responses).toEqual([]);

  element.remove();
  expect(jest.getTimerCount()).toBe(0);
});

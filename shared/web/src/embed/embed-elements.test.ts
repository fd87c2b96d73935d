import { waitFor, within } from '@testing-library/dom';
import { api, http, HttpResponse } from '../testing/api.tsx';
import { anEgg } from '../testing/factories.tsx';
import { copy } from './copy.ts';
import { defineEmbedElements } from './define-embed-elements.ts';
import { shadowOf } from './testing/shadow-of.ts';

const site = 'https://eggs.example';
const egg = anEgg({ id: 12, golden: true });

let requests: Request[];
beforeAll(() => {
  // jsdom has no constructed style sheets.
  CSSStyleSheet.prototype.replaceSync = () => undefined;
  defineEmbedElements(site);
});
beforeEach(() => {
  requests = [];
  api.use(
    http.get('*/v1/assets/:id', ({ request, params }) => {
      requests.push(request);
      return params.id === '12' ? HttpResponse.json(egg) : HttpResponse.json({}, { status: 404 });
    }),
  );
});
afterEach(() => {
  document.body.replaceChildren();
  jest.useRealTimers();
});

function addAsset(number: string): HTMLElementTagNameMap['emberclutch-asset'] {
  const element = document.createElement('emberclutch-asset');
  element.number = number;
  document.body.append(element);
  return element;
}

it('shows an asset that leads to its page, read without cookies and without the address of the page', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');

  const card = await within(shadowOf(addAsset('012'))).findByRole('link', {
    name: /No\. 00.012 · Golden\s*Ash, brook and lantern\s*House of Fire.· Earth.I/,
  });

  expect(card).toHaveAttribute('href', `${site}/details/12`);
  expect(card.querySelector('img')).toHaveAttribute('src', `${site}${egg.thumbnail}`);
  expect(fetched.mock.calls).toEqual([
    [
      `${site}/v1/assets/12`,
      expect.objectContaining({ credentials: 'same-origin', referrerPolicy: 'no-referrer' }),
    ],
  ]);
});

it('tells the page of what was chosen, and lets it keep the person', async () => {
  const element = addAsset('12');
  const heard: unknown[] = [];
  element.addEventListener('select', ({ detail }) => heard.push(detail.number));
  element.addEventListener('navigate', (event) => {
    heard.push(event.detail.url);
    event.preventDefault();
  });
  const card = await within(shadowOf(element)).findByRole('link');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });

  card.dispatchEvent(click);

  expect(heard).toEqual([12, `${site}/details/12`]);
  expect(click.defaultPrevented).toBe(true);
});

it('keeps its content while it is moved, and reads again when the number changes', async () => {
  const element = addAsset('12');
  const card = await within(shadowOf(element)).findByRole('link');

  document.body.append(document.createElement('section'));
  document.querySelector('section')?.append(element);
  element.theme = 'dark';
  expect(within(shadowOf(element)).getByRole('link')).toBe(card);
  expect(requests).toHaveLength(1);

  element.update({ number: '13', accent: 'teal' });
  document.body.append(element);
  await within(shadowOf(element)).findByRole('alert');
  expect(requests).toHaveLength(2);
});

it('says why there is nothing to show, reports it, and reads again on Retry', async () => {
  const messages: string[] = [];
  const element = document.createElement('emberclutch-asset');
  element.addEventListener('error', ({ message }) => messages.push(message));
  element.setAttribute('number', '13');
  document.body.append(element);
  const shown = within(shadowOf(element));
  expect(await shown.findByRole('alert')).toHaveTextContent('No asset has this number.');
  expect(messages).toEqual([`${site}/v1/assets/13 is not there`]);

  element.apiBase = 'https://other.example/';
  await waitFor(() => expect(requests.at(-1)?.url).toBe('https://other.example/v1/assets/13'));
  api.use(http.get('*/v1/assets/13', () => HttpResponse.json({ ...egg, id: 13 })));
  const retry = await shown.findByRole('button', { name: 'Retry' });
  retry.focus();
  retry.click();

  const card = await shown.findByRole('link');
  expect(element.shadowRoot?.activeElement).toBe(card);
});

it('takes properties over that the page set before the script had loaded', async () => {
  const early = document.createElement('emberclutch-late');
  Object.assign(early, { number: '12' });
  document.body.append(early);

  const { AssetElement } = await import('./asset-element.ts');
  customElements.define('emberclutch-late', class extends AssetElement {});

  expect(early.getAttribute('number')).toBe('12');
  await within(shadowOf(early)).findByRole('link');
});

it('shows a page of the hatchery, reserves its places, and adds the next page on demand', async () => {
  const asked: URLSearchParams[] = [];
  api.use(
    http.get('*/v1/assets/dragons', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams);
      const first = Number(searchParams.get('page')) * 2 + 1;
      const assets = [anEgg({ id: first }), anEgg({ id: first + 1, golden: true })];
      return HttpResponse.json({ assets: assets.slice(0, 4 - first), total: 3 });
    }),
  );
  const element = document.createElement('emberclutch-hatchery');
  const chosen: number[] = [];
  element.addEventListener('select', ({ detail }) => chosen.push(detail.number));
  element.addEventListener('navigate', (event) => event.preventDefault());
  element.update({ limit: '2', order: 'rarest', state: 'sealed, Incubating', house: 'fire', golden: '' });
  document.body.append(element);
  const shown = within(shadowOf(element));
  expect(shadowOf(element).querySelectorAll('li')).toHaveLength(2);

  const more = await shown.findByRole('button', { name: 'Show more' });
  more.focus();
  more.click();
  const third = await shown.findByRole('link', { name: /00.003/ });

  expect(element.shadowRoot?.activeElement).toBe(third);
  expect(shown.getAllByRole('listitem')).toHaveLength(3);
  expect(shown.queryByRole('button')).toBeNull();
  expect(shown.getByRole('link', { name: 'The whole hatchery' })).toHaveAttribute('href', `${site}/hatchery`);
  expect(asked.map(String)).toEqual(
    ['0', '1'].map(
      (page) =>
        `orderBy=rarity&orderDir=desc&limit=2&state=SEALED&state=INCUBATING&house=FIRE&golden=true&page=${page}`,
    ),
  );
  third.click();
  expect(chosen).toEqual([3]);
});

it.each([
  ['limit', '0'],
  ['limit', '51'],
  ['order', 'toString'],
  ['house', 'fire wood'],
])('asks for no list with %s="%s", says so to the page, and keeps its places', async (name, value) => {
  const messages: string[] = [];
  const element = document.createElement('emberclutch-hatchery');
  element.addEventListener('error', ({ message }) => messages.push(message));
  element.setAttribute(name, value);
  document.body.append(element);

  const alert = await within(shadowOf(element)).findByRole('alert');

  expect(alert).toHaveTextContent(`${messages[0]}.`);
  expect(within(alert).queryByRole('button')).toBeNull();
  expect(messages).toEqual([expect.stringMatching(/^(limit|order|house)=".+" is not known$/)]);
  expect(shadowOf(element).querySelectorAll('li')).toHaveLength(12);
});

it('keeps the cards where the next page cannot be read, and reads it again at the next press', async () => {
  let page = 0;
  api.use(
    http.get('*/v1/assets/dragons', () => {
      page += 1;
      return page === 2
        ? HttpResponse.json({}, { status: 503, headers: { 'retry-after': '7' } })
        : HttpResponse.json({ assets: [anEgg({ id: page })], total: 2 });
    }),
  );
  const element = document.createElement('emberclutch-hatchery');
  const messages: string[] = [];
  element.addEventListener('error', ({ message }) => messages.push(message));
  element.limit = '1';
  document.body.append(element);
  const shown = within(shadowOf(element));
  const more = await shown.findByRole('button', { name: 'Show more' });

  more.click();
  await shown.findByText(`${copy.unreadable} Try again in 7 seconds.`);
  expect(messages).toEqual([expect.stringMatching(/ answered 503$/)]);
  more.click();

  await shown.findByRole('link', { name: /00.003/ });
  expect(shown.getAllByRole('listitem')).toHaveLength(2);
});

it.each([
  ['429 with a wait', { status: 429, headers: { 'retry-after': '180' } }, ' Try again in 3 minutes.'],
  ['503', { status: 503 }, ''],
  ['404', { status: 404 }, ''],
])(
  'says of a season that is refused with %s when to try again, if it is known',
  async (_case, init, wait) => {
    api.use(http.get('*/v1/seasons/current', () => HttpResponse.json({}, init)));
    const element = document.createElement('emberclutch-countdown');
    document.body.append(element);

    const alert = await within(shadowOf(element)).findByRole('alert');

    expect(alert.firstChild).toHaveTextContent(copy.unreadable + wait, { normalizeWhitespace: false });
  },
);

it('leads from the countdown to the eggs of an open cycle', async () => {
  api.use(
    http.get('*/v1/seasons/current', () =>
      HttpResponse.json({ spawnSeason: 'EARTH', spawnAge: 2, isSpawnCycleActive: true }),
    ),
  );
  const element = document.createElement('emberclutch-spawn');
  document.body.append(element);

  const link = await within(shadowOf(element)).findByRole('link', { name: 'Choose your eggs' });

  expect(link).toHaveAttribute('href', `${site}/spawn`);
});

it('counts down to the end of the cycle, reads the next one then, and stops when it is removed', async () => {
  jest.useFakeTimers({ now: 1_800_000_000_000, doNotFake: ['queueMicrotask', 'nextTick'] });
  let reads = 0;
  const season = {
    spawnSeason: 'EARTH',
    spawnAge: 2,
    isSpawnCycleActive: true,
    spawnCycleEnd: 1_800_000_065,
  };
  const next = { ...season, isSpawnCycleActive: false, spawnCycleStart: 1_800_003_600 };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    reads += 1;
    return Response.json(reads === 1 ? season : next);
  });
  const element = document.createElement('emberclutch-countdown');
  element.locale = 'fr';
  document.body.append(element);
  const shown = within(shadowOf(element));
  await jest.advanceTimersByTimeAsync(0);

  expect(shown.getByRole('timer')).toHaveTextContent('It closes in 01:05');
  expect(shown.getByText(/^15 janv\. 2027/)).toHaveAttribute('datetime', '2027-01-15T08:01:05.000Z');
  expect(shown.getByRole('link', { name: /Earth.II/ })).toHaveAttribute('href', `${site}/seasons`);
  await jest.advanceTimersByTimeAsync(64_000);
  expect(shown.getByRole('timer')).toHaveTextContent('It closes in 00:01');
  await jest.advanceTimersByTimeAsync(20_000);
  expect(shown.getByRole('timer')).toHaveTextContent('It opens in 58:');
  expect(reads).toBe(2);

  element.remove();
  expect(jest.getTimerCount()).toBe(0);
});

it('writes dates and times in a language, and in the one of the browser where the locale is none, which it reports', async () => {
  const hatchesAt = Math.floor(Date.now() / 1_000) + 3 * 86_400 + 60;
  const house = { house: 'FIRE', magic: 'AIR', spawn: 'EARTH', spawnAge: 1 } as const;
  const incubating = { egg: { golden: false, hatchState: 'incubating', hatchesAt }, ...house } as const;
  api.use(http.get('*/v1/assets/12', () => HttpResponse.json({ ...egg, dragon: incubating })));
  const messages: string[] = [];
  const element = addAsset('12');
  element.addEventListener('error', ({ message }) => messages.push(message));
  element.locale = 'de';

  const card = await within(shadowOf(element)).findByRole('link', {
    name: /House of Fire.*Hatches in 3 Tagen$/,
  });
  expect(card.querySelector('time')).toHaveAttribute('lang', 'de');
  element.locale = 'no_such_language';
  await within(shadowOf(element)).findByRole('link', { name: /House of Fire.*Hatches in 3 days$/ });
  expect(messages).toEqual(['locale="no_such_language" is not known']);
  expect(within(shadowOf(element)).queryByRole('alert')).toBeNull();
});

import { within } from '@testing-library/dom';
import { api, http, HttpResponse } from '../testing/api.tsx';
import { anEgg } from '../testing/factories.tsx';
import { defineEmbedElements } from './define-embed-elements.ts';
import { shadowOf } from './testing/shadow-of.ts';

const site = 'https://eggs.example';

let asked: string[];
beforeAll(() => {
  // jsdom has no constructed style sheets.
  CSSStyleSheet.prototype.replaceSync = () => undefined;
  defineEmbedElements(site);
});
beforeEach(() => {
  asked = [];
  const answer = (url: string, body: Parameters<typeof HttpResponse.json>[0]) => {
    asked.push(url);
    return HttpResponse.json(body);
  };
  api.use(
    http.get('*/v1/assets/dragons', ({ request }) => answer(request.url, { assets: [anEgg({ id: 12 })] })),
    http.get('*/v1/assets/:id', ({ request }) => answer(request.url, anEgg({ id: 12 }))),
  );
});
afterEach(() => document.body.replaceChildren());

function add(name: string, attributes: Record<string, string>) {
  const element = document.createElement(`emberclutch-${name}`);
  const messages: string[] = [];
  element.addEventListener('error', (event) => messages.push(event.message));
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  document.body.append(element);
  return { shown: within(shadowOf(element)), messages };
}

it('takes an option that is empty for one that is not set, as templates of pages write it', async () => {
  const asset = add('asset', { number: '12', 'api-base': '', 'site-url': '', locale: '', accent: '' });
  const hatchery = add('hatchery', { limit: '', order: '', state: '' });

  expect(await asset.shown.findByRole('link')).toHaveAttribute('href', `${site}/details/12`);
  await hatchery.shown.findByRole('link', { name: /No\. 00.012/ });
  expect([...asset.messages, ...hatchery.messages]).toEqual([]);
  expect(asked).toEqual([
    `${site}/v1/assets/12`,
    `${site}/v1/assets/dragons?orderBy=created&orderDir=desc&limit=12&page=0`,
  ]);
});

it.each([
  ['asset', { number: 'abc' }, 'number="abc" is not known'],
  ['asset', {}, 'number is missing'],
  [
    'asset',
    { number: '12', 'site-url': 'javascript:alert(1)' },
    'site-url="javascript:alert(1)" is not known',
  ],
  ['hatchery', { 'api-base': 'https://[' }, 'api-base="https://[" is not known'],
  ['hatchery', { limit: '0' }, 'limit="0" is not known'],
] satisfies [string, Record<string, string>, string][])(
  'says of %s with %j what the page has to correct, and offers no second attempt',
  async (name, attributes, message) => {
    const { shown, messages } = add(name, attributes);

    expect(await shown.findByRole('alert')).toHaveTextContent(`${message}.`);
    expect(messages).toEqual([message]);
    expect(shown.queryByRole('button')).toBeNull();
    expect(shown.queryByRole('link')).toBeNull();
  },
);

it('marks its words as English, and its times as those of the browser', async () => {
  const hatchesAt = Math.floor(Date.now() / 1_000) + 3 * 86_400;
  const egg = { golden: false, hatchState: 'incubating', hatchesAt } as const;
  const dragon = { egg, house: 'FIRE', magic: 'AIR', spawn: 'EARTH', spawnAge: 1 } as const;
  api.use(http.get('*/v1/assets/12', () => HttpResponse.json({ ...anEgg({ id: 12 }), dragon })));
  document.body.dir = 'rtl';

  const card = await add('asset', { number: '12' }).shown.findByRole('link');

  expect(card.closest('[lang][dir]')).toMatchObject({ lang: 'en', dir: 'ltr' });
  expect(card.querySelector('time')).toHaveAttribute('lang', 'en-US');
  document.body.removeAttribute('dir');
});

it.each([
  ['the site', '', site],
  ['the address that the page sets', 'https://other.example/eggs', 'https://other.example/eggs'],
  ['the site, if the address would run a script,', 'javascript:alert(1)', site],
])('leads to %s in print until it is read', (_where, siteUrl, href) => {
  const { shown } = add('asset', { number: '12', 'site-url': siteUrl });

  expect(shown.getByText(href)).toHaveAttribute('href', href);
});

it('prints what it has read instead of a link to the site', async () => {
  const { shown } = add('asset', { number: '12' });

  const card = await shown.findByRole('link');

  expect(shown.getAllByRole('link', { hidden: true })).toEqual([card]);
});

import { api, http, HttpResponse } from '../testing/api.tsx';
import { anEgg } from '../testing/factories.tsx';
import { defineEmbedElements } from './define-embed-elements.ts';
import { elementStyle } from './element-sheet.ts';
import { renderElement, renderElementScript } from './render-element.tsx';

const site = 'https://eggs.example';
const place = { site, apiBase: 'https://api.example', now: 1_800_000_000_000 };
const hatchesAt = 1_800_000_000 + 3 * 86_400;
const egg = anEgg({
  id: 12,
  golden: true,
  dragon: {
    egg: { golden: true, hatchState: 'incubating', hatchesAt },
    house: 'FIRE',
    magic: 'AIR',
    spawn: 'EARTH',
    spawnAge: 1,
  },
});

let asked: string[];
beforeEach(() => {
  asked = [];
  api.use(
    http.get('https://api.example/v1/assets/dragons', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ assets: [egg], total: 1 });
    }),
    http.get('https://api.example/v1/assets/:id', ({ params }) =>
      params['id'] === '12' ? HttpResponse.json(egg) : HttpResponse.json({}, { status: 404 }),
    ),
  );
});
afterEach(() => {
  document.body.replaceChildren();
  jest.useRealTimers();
});

const render = (name: string, options: Record<string, string> = {}) =>
  renderElement(name, new URLSearchParams(options), place);

/** Parses markup as a browser does, which jsdom does not: its shadow root is there before the element is defined. */
function parse(markup: string | null): HTMLElement {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: markup });
  const template = content.querySelector('template');
  const element = content.firstElementChild;
  if (!template || !(element instanceof HTMLElement)) throw new Error('There is no element');
  template.remove();
  element.attachShadow({ mode: 'open' }).append(template.content);
  return element;
}

/** Without properties that are no attributes in jsdom, and the language, which the server has to choose. */
const withoutUnreflected = (html: string | undefined) =>
  html?.replaceAll(/ (referrerpolicy|decoding|lang)="[^"]*"/g, '');

it('renders the same as a script, for an element with the same options', async () => {
  // jsdom has no constructed style sheets.
  CSSStyleSheet.prototype.replaceSync = () => undefined;
  const options = { limit: '3', locale: 'de', accent: '</script>"' };
  const markup = await render('hatchery', options);
  const script = await renderElementScript('hatchery', new URLSearchParams(options), place);
  for (const attributes of [{ limit: '6' }, options]) {
    const element = document.createElement('emberclutch-hatchery');
    for (const [name, value] of Object.entries({ ...attributes, 'api-base': place.apiBase }))
      element.setAttribute(name, value);
    document.body.append(element);
  }

  const [withoutImport, imported] = script?.split(/^(?=import\()/m) ?? [];
  document.head.append(Object.assign(document.createElement('script'), { textContent: withoutImport ?? '' }));

  const [other, element] = document.body.children;
  const cards = parse(markup).shadowRoot?.querySelector('.cards')?.outerHTML;
  expect(cards).toContain('<time');
  expect(withoutUnreflected(element?.shadowRoot?.querySelector('.cards')?.outerHTML)).toBe(
    withoutUnreflected(cards),
  );
  expect(other?.shadowRoot).toBeNull();
  expect(imported).toContain('/embed/v1/emberclutch.js');
});

it('renders what the element shows itself, with its options, and asks for the same', async () => {
  jest.useFakeTimers({ now: place.now, doNotFake: ['queueMicrotask', 'nextTick', 'setTimeout'] });
  // jsdom has no constructed style sheets.
  CSSStyleSheet.prototype.replaceSync = () => undefined;
  const markup = await render('hatchery', {
    limit: '3',
    order: 'rarest',
    token: 'secret',
    onclick: 'alert()',
  });
  const element = parse(markup);
  const box = element.shadowRoot?.querySelector('.box');
  const rendered = box?.querySelector('.cards')?.outerHTML;
  expect(element.getAttributeNames().toSorted()).toEqual(['api-base', 'limit', 'order']);
  expect(element.shadowRoot?.querySelector('style')?.textContent).toBe(elementStyle);
  expect(rendered).toContain('>in 3 days<');

  defineEmbedElements(site);
  document.body.append(element);
  expect(element.shadowRoot?.querySelector('.cards')?.outerHTML).toBe(rendered);
  expect(box).not.toHaveAttribute('hidden');
  const events: unknown[] = [];
  element.addEventListener('select', (event) => {
    // Cast: the tag is not known here.
    events.push((event as CustomEvent<unknown>).detail);
  });
  element.addEventListener('navigate', (event) => event.preventDefault());
  element.shadowRoot?.querySelector<HTMLElement>('.card')?.click();
  expect(events).toEqual([{ number: 12 }]);
  await new Promise((resolve) => element.addEventListener('load', resolve));

  const own = element.shadowRoot?.querySelector('.cards')?.outerHTML;
  expect(withoutUnreflected(own)).toBe(withoutUnreflected(rendered));
  expect(element.shadowRoot?.querySelector('.box')).toBe(box);
  expect(asked).toEqual([asked[0], asked[0]]);
});

it('keeps the cards of its server while the API does not answer', async () => {
  // jsdom has no constructed style sheets.
  CSSStyleSheet.prototype.replaceSync = () => undefined;
  defineEmbedElements(site);
  const element = parse(await render('hatchery'));
  const cards = element.shadowRoot?.querySelector('.cards');
  api.use(http.get('*/v1/assets/dragons', () => HttpResponse.json({}, { status: 503 })));

  const failed = new Promise((resolve) => element.addEventListener('error', resolve));
  document.body.append(element);
  await failed;

  expect(element.shadowRoot?.querySelector('.cards')).toBe(cards);
  expect(element.shadowRoot?.querySelector('[role=alert]')).toBeNull();
});

it('renders the card of an asset, whose text is never markup', async () => {
  const markup = await render('asset', { number: '012', accent: '"><script>' });

  expect(markup).toContain(`href="${site}/details/12"`);
  expect(markup).toContain('src="https://api.example');
  expect(markup).not.toContain('<script');
  expect(markup).toMatch(/^<emberclutch-asset /);
});

it.each([
  ['world', {}],
  ['toString', {}],
  ['asset', { number: '13' }],
  ['asset', { number: 'x' }],
  ['hatchery', { order: 'cheapest' }],
])('renders no %s with %j', async (name, options) => {
  expect(await render(name, options)).toBe('');
});

it('renders nothing where the API does not answer', async () => {
  api.use(http.get('*/v1/assets/dragons', () => HttpResponse.json({}, { status: 503 })));

  expect(await render('hatchery')).toBeNull();
});

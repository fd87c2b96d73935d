import { waitFor } from '@testing-library/dom';
import { api, http, HttpResponse } from '../testing/api.tsx';
import { defineEmbedElements } from './define-embed-elements.ts';
import { firstRead } from './first-read.ts';

const site = 'https://eggs.example';

beforeAll(() => {
  // jsdom has no constructed style sheets.
  CSSStyleSheet.prototype.replaceSync = () => undefined;
  defineEmbedElements(site);
});
beforeEach(() => api.use(http.get(`${site}/*`, () => HttpResponse.json({}, { status: 404 }))));
afterEach(() => document.body.replaceChildren());

it.each([
  ['emberclutch-asset', { number: ' 012 ' }],
  ['emberclutch-hatchery', { limit: '3', order: 'hatching', state: 'sealed', golden: 'true' }],
  ['emberclutch-hatchery', {}],
  ['emberclutch-countdown', {}],
  ['emberclutch-spawn', {}],
] satisfies [string, Record<string, string>][])(
  'reads in %s what a page with %j can preload',
  async (tag, attributes: Record<string, string>) => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.body.append(element);

    await waitFor(() => expect(fetched).toHaveBeenCalled());

    expect(fetched.mock.calls[0]?.[0]).toBe(site + firstRead(tag, (name) => attributes[name] ?? null));
    expect(new Headers(fetched.mock.calls[0]?.[1]?.headers)).toEqual(new Headers());
  },
);

it('knows nothing to preload for elements that cannot read it', () => {
  const invalid: Record<string, string> = { number: 'twelve', order: 'cheapest' };
  for (const tag of ['asset', 'hatchery', 'collection', 'world'])
    expect(firstRead(`emberclutch-${tag}`, (name) => invalid[name] ?? null)).toBeNull();
});

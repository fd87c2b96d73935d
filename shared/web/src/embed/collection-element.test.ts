import { waitFor, within } from '@testing-library/dom';
import { api, http, HttpResponse } from '../testing/api.tsx';
import { anEgg } from '../testing/factories.tsx';
import { copy } from './copy.ts';
import { defineEmbedElements } from './define-embed-elements.ts';
import { shadowOf } from './testing/shadow-of.ts';

const site = 'https://eggs.example';
const expiresAt = 1_900_000_000;

let openWindow: jest.SpyInstance<Window | null, Parameters<typeof window.open>>;
let asked: { closed: boolean };
let tokens: (string | null)[];

beforeAll(() => {
  // jsdom has no constructed style sheets.
  CSSStyleSheet.prototype.replaceSync = () => undefined;
  // jsdom does not say that its pages are secure.
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  defineEmbedElements(site);
});
beforeEach(() => {
  asked = { closed: false };
  tokens = [];
  // Cast: the element looks at `closed` only.
  openWindow = jest.spyOn(window, 'open').mockReturnValue(asked as Window);
  api.use(
    http.get('*/v1/connected/assets/dragons', ({ request }) => {
      const authorization = request.headers.get('authorization');
      tokens.push(authorization);
      return authorization === 'Bearer secret'
        ? HttpResponse.json({ assets: [anEgg({ id: 12 })], total: 1 })
        : HttpResponse.json({}, { status: 401 });
    }),
  );
});
afterEach(() => document.body.replaceChildren());

/** How many cards it has reserved room for. */
const placesOf = (element: Element) => shadowOf(element).querySelectorAll('.place').length;

function addCollection(token: string | null = null) {
  const element = document.createElement('emberclutch-collection');
  element.update({ token, limit: '2' });
  const connections: unknown[] = [];
  element.addEventListener('connection', ({ detail }) => connections.push(detail));
  element.addEventListener('navigate', (event) => event.preventDefault());
  document.body.append(element);
  return { element, connections, shown: within(shadowOf(element)) };
}

/** As if a window sent it. jsdom makes no event of a window that is none of its own. */
function answer(data: object, { origin = site, source = asked } = {}): void {
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
}

it('asks in a window of the site, and shows what the person owns', async () => {
  const sent: unknown[] = [];
  api.use(
    http.post('*/v1/connected/token', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ token: 'secret', expiresAt });
    }),
  );
  const { element, connections, shown } = addCollection();
  expect(placesOf(element)).toBe(0);
  (await shown.findByRole('button', { name: 'Connect' })).click();
  const [url] = openWindow.mock.calls[0] ?? [];
  const { origin, pathname, searchParams } = new URL(String(url));
  expect([origin, pathname, searchParams.get('origin')]).toEqual([site, '/connect', location.origin]);
  expect(searchParams.get('challenge')).toMatch(/^[\w-]{43}$/);

  const code = { type: 'emberclutch:connect', code: 'code' };
  answer(code, { origin: 'https://evil.example' });
  answer(code, { source: window });
  answer({ type: 'other' });
  expect(sent).toEqual([]);
  answer(code);

  expect(await shown.findByRole('link', { name: /00.012/ })).toHaveAttribute('href', `${site}/details/12`);
  expect(shown.getByText('1 yours')).toBeVisible();
  expect(placesOf(element)).toBe(0);
  expect(sent).toEqual([{ code: 'code', verifier: expect.stringMatching(/^[\w-]{43}$/) }]);
  expect(connections).toEqual([{ token: 'secret', expiresAt }]);
  expect(tokens).toEqual(['Bearer secret']);
});

it('says what to do where the site does not answer after the person has', async () => {
  api.use(http.post('*/v1/connected/token', () => HttpResponse.json({}, { status: 503 })));
  const { element, connections, shown } = addCollection();
  const failures: string[] = [];
  element.addEventListener('error', ({ message }) => failures.push(message));

  (await shown.findByRole('button', { name: 'Connect' })).click();
  answer({ type: 'emberclutch:connect', code: 'code' });

  expect(await shown.findByText(/Press Connect again/)).toBeVisible();
  expect(failures).toEqual([`${site}/v1/connected/token answered 503`]);
  expect(connections).toEqual([]);
});

it('takes an answer that arrives after its window has closed', async () => {
  api.use(http.post('*/v1/connected/token', () => HttpResponse.json({ token: 'secret', expiresAt })));
  const { connections, shown } = addCollection();
  (await shown.findByRole('button', { name: 'Connect' })).click();

  // The window has closed itself, and its message is the next task.
  Object.defineProperty(asked, 'closed', {
    get() {
      queueMicrotask(() => answer({ type: 'emberclutch:connect', code: 'code' }));
      return true;
    },
  });

  await shown.findByRole('link', { name: /00.012/ });
  expect(connections).toEqual([{ token: 'secret', expiresAt }]);
});

it('connects nothing where the person refuses, closes the window, or the browser keeps it closed', async () => {
  const { connections, shown } = addCollection();
  const connect = await shown.findByRole('button', { name: 'Connect' });

  connect.click();
  answer({ type: 'emberclutch:connect', error: 'access_denied' });
  await shown.findByText(copy.notConnected);
  connect.click();
  await shown.findByText(copy.connecting);
  asked.closed = true;
  await shown.findByText(copy.notConnected);
  openWindow.mockReturnValue(null);
  connect.click();
  await shown.findByText(copy.blocked);

  expect(connections).toEqual([]);
  expect(tokens).toEqual([]);
});

it('takes a token of the page, ends it, and asks again', async () => {
  const ended: (string | null)[] = [];
  api.use(
    http.delete('*/v1/connected/token', ({ request }) => {
      ended.push(request.headers.get('authorization'));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { connections, shown } = addCollection('secret');

  (await shown.findByRole('button', { name: 'Disconnect' })).click();

  await shown.findByRole('button', { name: 'Connect' });
  await waitFor(() => expect(ended).toEqual(['Bearer secret']));
  expect(connections).toEqual([{ token: null, expiresAt: null }]);
});

it('asks again where the token has ended, and says so', async () => {
  const { element, connections, shown } = addCollection('ended');
  expect(placesOf(element)).toBe(2);

  await shown.findByRole('button', { name: 'Connect' });

  expect(shown.getByRole('status')).toHaveTextContent(copy.ended);
  expect(connections).toEqual([{ token: null, expiresAt: null }]);
  expect(placesOf(element)).toBe(0);
  expect(shown.queryByRole('list')).toBeNull();
});

it('asks again where the token ends before the next page', async () => {
  let reads = 0;
  api.use(
    http.get('*/v1/connected/assets/dragons', () => {
      reads += 1;
      return reads === 1
        ? HttpResponse.json({ assets: [anEgg({ id: 1 }), anEgg({ id: 2 })], total: 5 })
        : HttpResponse.json({}, { status: 401 });
    }),
  );
  const { connections, shown } = addCollection('secret');

  (await shown.findByRole('button', { name: 'Show more' })).click();

  await shown.findByRole('button', { name: 'Connect' });
  expect(shown.queryByRole('link', { name: /00.001/ })).toBeNull();
  expect(connections).toEqual([{ token: null, expiresAt: null }]);
});

it('leads to the site where browsers give a page no cryptography', async () => {
  Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true });
  const { shown } = addCollection();

  const link = await shown.findByRole('link', { name: 'The whole collection' });

  expect(link).toHaveAttribute('href', `${site}/my-collection`);
  expect(shown.queryByRole('button')).toBeNull();
});

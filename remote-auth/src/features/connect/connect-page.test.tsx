import { act, fireEvent, screen } from '@testing-library/react';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aSession } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { ConnectPage } from './ConnectPage.tsx';

const origin = 'https://wiki.example';
const challenge = 'c'.repeat(43);
const page = { path: '/connect', title: 'Connect a site' };

const postMessage = jest.fn();
const close = jest.fn();
beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  Object.assign(window, { opener: { postMessage }, close });
});
afterEach(() => {
  jest.useRealTimers();
  postMessage.mockReset();
  close.mockReset();
});

const open = (query: Record<string, string> = { origin, challenge }) =>
  renderInHost(<ConnectPage page={page} />, {
    path: `/connect?${new URLSearchParams(query)}`,
    session: aSession(),
  });

it('asks for one site, and hands its page a code when the player allows it', async () => {
  const sent: unknown[] = [];
  api.use(
    http.post('*/v1/account/connected-sites', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ code: 'code' });
    }),
  );
  const { user } = open();
  expect(
    await screen.findByRole('heading', { name: 'Let wiki.example show your collection?' }),
  ).toBeVisible();
  expect(sent).toEqual([]);

  act(() => jest.advanceTimersByTime(700));
  await user.click(screen.getByRole('button', { name: 'Allow' }));

  expect(await screen.findByRole('status')).toHaveTextContent('wiki.example is connected.');
  expect(sent).toEqual([{ origin, challenge }]);
  expect(postMessage.mock.calls).toEqual([[{ type: 'emberclutch:connect', code: 'code' }, origin]]);
  expect(close).toHaveBeenCalledTimes(1);
});

it('tells the page that the player refuses, and connects nothing', async () => {
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Don’t allow' }));

  expect(screen.getByRole('status')).toHaveTextContent('wiki.example was not connected.');
  expect(postMessage.mock.calls).toEqual([[{ type: 'emberclutch:connect', error: 'access_denied' }, origin]]);
});

it('takes no press of a window that has just come to the front', async () => {
  open();
  const allow = await screen.findByRole('button', { name: 'Allow' });
  expect(allow).toBeDisabled();
  act(() => jest.advanceTimersByTime(700));
  expect(allow).toBeEnabled();

  fireEvent.focus(window);

  expect(allow).toBeDisabled();
});

it('offers nothing where the page that opened it is lost', async () => {
  Object.assign(window, { opener: null });
  open();

  expect(await screen.findByRole('status')).toHaveTextContent('press Connect at wiki.example again');
  expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull();
});

it.each([
  { origin: 'http://wiki.example', challenge },
  { origin: 'https://wiki.example/path', challenge },
  { origin, challenge: 'short' },
])('asks for nothing at an address with %j', async (query) => {
  open(query);

  expect(await screen.findByText(/The address of this page is incomplete/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

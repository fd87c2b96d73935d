import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aDragon, anEgg, aSession } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { createPageRoutes } from '@emberclutch/web/routing/create-page-routes.tsx';
import { pages } from '../../pages.ts';

/** Includes the page of another remote that the reveal links to. */
const Site = createPageRoutes([
  ...pages,
  { id: 'details', path: '/details/:id', title: 'Details', load: async () => () => null },
]);

// The page is a separate chunk: its first import exceeds the timeout of a query.
beforeAll(() => import('./ArrivalPage.tsx'));
beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

const hatching = { kind: 'egg', shows: 'hatching', url: '/hatching.svg', mimeType: 'image/svg+xml' };

it.each([
  ['an egg arrive', anEgg(), 'It arrives under seal', 'Break the seal', 'It has arrived'],
  ['a dragon hatch', aDragon({ id: 1_234 }), 'It stirs in its shell', 'Open the shell', 'It has hatched'],
])('the arrival page lets %s again, and links to its page', async (_what, asset, before, press, after) => {
  api.use(
    http.get('*/v1/assets/1234', () => HttpResponse.json(asset)),
    http.get('*/v1/assets/1234/medias', () => HttpResponse.json({ medias: [hatching] })),
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { currentAddress } = renderInHost(<Site />, { path: '/arrival/1234', session: aSession() });

  expect(await screen.findByRole('heading', { name: before })).toBeVisible();
  await user.click(screen.getByRole('button', { name: press }));
  expect(screen.getByRole('heading', { name: after })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  await user.click(screen.getByRole('button', { name: 'To its page' }));

  expect(currentAddress()).toBe('/details/1234');
});

it('the arrival page shows "not found" if the path has no asset number', async () => {
  renderInHost(<Site />, { path: '/arrival/ember', session: aSession() });

  expect(await screen.findByRole('heading', { name: 'No such specimen' })).toBeVisible();
});

import { screen, waitFor, within } from '@testing-library/react';
import { api, http, HttpResponse } from '@emberclutch/shared/testing/api';
import { aSeason, aSession, anEgg } from '@emberclutch/shared/testing/factories';
import { renderInHost } from '@emberclutch/shared/testing/render-in-host';
import { HomePage } from './HomePage.tsx';

/** @returns what was asked of each list of eggs */
function givenEggs(eggs: { newest?: object[]; golden?: object[] }) {
  const asked: string[] = [];
  api.use(
    http.get('*/v1/assets/dragons', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.toString());
      const assets = (searchParams.has('golden') ? eggs.golden : eggs.newest) ?? [];
      return HttpResponse.json({ assets, total: assets.length });
    }),
  );
  return asked;
}

const region = (name: string) => screen.findByRole('region', { name });

it('shows the newest eggs and the golden ones, and asks for no more than it shows', async () => {
  const asked = givenEggs({ newest: [anEgg({ id: 8 })], golden: [anEgg({ id: 77, golden: true })] });
  renderInHost(<HomePage />);

  const newest = await region('Newest in the hatchery');
  expect(await within(newest).findByRole('link', { name: /No\..00.008/ })).toHaveAttribute(
    'href',
    '/details/8',
  );
  const golden = await region('Gilded by chance');
  expect(within(golden).getByRole('link', { name: /Golden/ })).toHaveAttribute('href', '/details/77');
  expect(within(golden).getByRole('link', { name: 'See all golden eggs' })).toHaveAttribute(
    'href',
    '/hatchery/all-eggs?golden=true',
  );
  expect(asked.every((query) => query.startsWith('limit=4&'))).toBe(true);
});

it('goes on without eggs where there are none, or nobody can tell', async () => {
  givenEggs({});
  const { queryClient } = renderInHost(<HomePage />);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));

  expect(screen.queryByRole('region', { name: /Newest|Gilded/ })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

it('counts the world', async () => {
  renderInHost(<HomePage />);

  const counts = await region('Counted just now');
  await waitFor(() => expect(counts).toHaveTextContent(/1,210.*1,950.*12.*300.*2,048/));
});

it('makes up no number where the world cannot be counted', async () => {
  api.use(http.get('*/v1/metrics', () => HttpResponse.json({}, { status: 400 })));
  renderInHost(<HomePage />);

  const counts = await region('Counted just now');
  await waitFor(() => expect(counts.querySelector('[aria-busy="true"]')).toBeNull());
  expect(counts).not.toHaveTextContent(/\d/);
});

it('counts down to the end of an open cycle, and to the next where it is closed', async () => {
  const { unmount } = renderInHost(<HomePage />);
  expect(await screen.findByRole('timer')).toHaveTextContent(/^It closes in.*\d+:\d\d/);
  unmount();

  const inTwoHours = Math.floor(Date.now() / 1_000) + 7_200;
  api.use(
    http.get('*/v1/seasons/current', () =>
      HttpResponse.json(
        aSeason({ isSpawnCycleActive: false, spawnCycleEnd: null, spawnCycleStart: inTwoHours }),
      ),
    ),
  );
  renderInHost(<HomePage />);
  expect(await screen.findByRole('timer')).toHaveTextContent(/^It opens in.*\d+:\d\d/);
});

it('leads a keeper to their collection instead of signing up', () => {
  renderInHost(<HomePage />, { session: aSession() });

  for (const link of screen.getAllByRole('link', { name: 'My Collection' }))
    expect(link).toHaveAttribute('href', '/my-collection');
  expect(screen.queryByRole('link', { name: 'Begin your collection' })).toBeNull();
});

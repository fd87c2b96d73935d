import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aDragon, aSeason, aSession, anEgg } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { HomePage } from './HomePage.tsx';

const renderHome = (setting: Parameters<typeof renderInHost>[1] = {}) =>
  renderInHost(<HomePage page={{ path: '/', title: 'Home' }} />, setting);

function serveDragons(dragons: { hatched?: object[]; golden?: object[]; next?: object[] }) {
  api.use(
    http.get('*/v1/assets/dragons', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const isHatched = searchParams.getAll('state').includes('HATCHED');
      const eggs = searchParams.has('golden') ? dragons.golden : dragons.next;
      const assets = (isHatched ? dragons.hatched : eggs) ?? [];
      return HttpResponse.json({ assets, total: assets.length });
    }),
  );
}

const serveSeason = (...response: Parameters<typeof HttpResponse.json>) =>
  api.use(http.get('*/v1/seasons/current', () => HttpResponse.json(...response)));

/** @returns epoch seconds */
const computeInstantIn = (seconds: number) => Math.floor(Date.now() / 1_000) + seconds;

/** An egg that hatches in this number of seconds; null for an unknown time. */
const createHatchingEgg = (seconds: number | null, id: number) => {
  const hatchesAt = seconds === null ? null : computeInstantIn(seconds);
  const dragon = { egg: { golden: false, hatchState: 'hatching' as const, hatchesAt } };
  return anEgg({ id, assetState: 'HATCHING', dragon });
};

const findRegion = (name: string) => screen.findByRole('region', { name });

it('the home page shows the dragons that hatched last, and the golden eggs', async () => {
  serveDragons({ hatched: [aDragon({ id: 8 })], golden: [anEgg({ id: 77, golden: true })] });
  renderHome();

  const hatchlings = within(await findRegion('Hatched just now'));
  expect(await hatchlings.findByRole('link', { name: 'Ashwing' })).toHaveAttribute('href', '/details/8');
  const golden = within(await findRegion('Gilded by chance'));
  expect(golden.getByRole('link', { name: /Golden/ })).toHaveAttribute('href', '/details/77');
  expect(golden.getByRole('link', { name: 'See all golden eggs' })).toHaveAttribute(
    'href',
    '/hatchery/all-eggs?golden=true',
  );
});

it('the home page omits the sections of hatched dragons and golden eggs if there are none', async () => {
  serveDragons({});
  const { queryClient } = renderHome();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));

  expect(screen.queryByRole('region', { name: /Hatched|Gilded/ })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

it.each([
  ['ignores the filters', false],
  ['rejects the state filter', true],
])('the home page shows no asset in the wrong section if the provider %s', async (_what, shouldRefuse) => {
  api.use(
    http.get('*/v1/assets/dragons', ({ request }) =>
      shouldRefuse && new URL(request.url).searchParams.has('state')
        ? HttpResponse.json({ message: 'One state only' }, { status: 400 })
        : HttpResponse.json({ assets: [aDragon({ id: 8 }), anEgg({ id: 9 })] }),
    ),
  );
  const { queryClient } = renderHome();

  const hatchlings = within(await findRegion('Hatched just now'));
  await waitFor(() => expect(hatchlings.getAllByRole('link', { name: /Ash/ })).toHaveLength(1));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('region', { name: 'Gilded by chance' })).toBeNull();
  expect(screen.queryByAltText(/the egg that hatches next/)).toBeNull();
});

it('the home page shows in its hero the egg that hatches next, with its countdown and its owner', async () => {
  serveDragons({ next: [createHatchingEgg(600, 9)] });
  renderHome();

  const picture = await screen.findByAltText('Ash, brook and lantern, the egg that hatches next');
  // The static illustration is shown until the picture has loaded.
  expect(screen.getByText('Fig. 1.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Ash, brook/ })).toBeNull();
  fireEvent.load(picture);
  expect(screen.queryByText('Fig. 1.')).toBeNull();
  expect(screen.getByRole('link', { name: /Ash, brook/ })).toHaveAttribute('href', '/details/9');
  const owner = screen.getByText(/No\. 00.009, kept by Wren\./);
  expect(owner.parentElement).toHaveTextContent(/Hatches in.*(10:00|9:5\d)/);
});

it.each([
  [[300, 600, 900], 'the egg that hatches next', 1],
  [[900, 600, 300], 'an egg of this world', 3],
  [[300, null, 600], 'an egg of this world', 1],
  // The first egg hatched before the page was opened.
  [[-30, 300, 600], 'the egg that hatches next', 2],
])(
  'the home page calls the egg of its hero the next to hatch only if the provider orders eggs by hatching: %j',
  async (seconds, description, id) => {
    serveDragons({ next: seconds.map((secondsLeft, index) => createHatchingEgg(secondsLeft, index + 1)) });
    renderHome();

    expect(await screen.findByAltText(`Ash, brook and lantern, ${description}`)).toBeInTheDocument();
    expect(document.querySelector('figure a')).toHaveAttribute('href', `/details/${id}`);
  },
);

it('the home page announces that the egg of its hero has hatched, once the shell has opened', async () => {
  serveDragons({ next: [createHatchingEgg(-1, 9)] });
  api.use(http.get('*/v1/assets/9', () => HttpResponse.json(aDragon({ id: 9 }))));
  renderHome();
  await waitFor(() => expect(document.querySelector('[data-half]')).toBeInTheDocument());
  expect(screen.queryByText(/Ashwing/)).toBeNull();

  fireEvent.keyDown(document.body, { key: 'Escape' });

  expect(await screen.findByText('Egg No. 00 009 has hatched: Ashwing')).toHaveAttribute('role', 'status');
});

it('the home page shows the totals', async () => {
  renderHome();

  const counts = await findRegion('Counted just now');
  await waitFor(() => expect(counts).toHaveTextContent(/1,210.*1,950.*12.*300.*2,048/));
});

it('the home page says that it retries a call without a response, and shows no number if the totals cannot be read', async () => {
  const { promise: secondResponse, resolve: respond } = Promise.withResolvers<HttpResponse<object>>();
  const responses = [HttpResponse.error, () => secondResponse];
  api.use(http.get('*/v1/metrics', () => responses.shift()?.()));
  renderHome();

  const status = await screen.findByRole('status');
  await waitFor(() => expect(status).toHaveTextContent('No answer yet. Trying again.'));
  respond(HttpResponse.json({}, { status: 400 }));
  const counts = await findRegion('Counted just now');
  await waitFor(() => expect(counts.querySelector('[aria-busy="true"]')).toBeNull());
  expect(counts).not.toHaveTextContent(/\d/);
});

it.each([
  ['an open cycle', () => aSeason(), /^It closes in.*\d+:\d\d/],
  [
    'a closed cycle',
    () =>
      aSeason({ isSpawnCycleActive: false, spawnCycleEnd: null, spawnCycleStart: computeInstantIn(7_200) }),
    /^It opens in.*\d+:\d\d/,
  ],
  ['a cycle whose time is over', () => aSeason({ spawnCycleEnd: computeInstantIn(-1) }), /^It closes now$/],
])('the home page counts down in %s', async (_what, season, text) => {
  serveSeason(season());
  renderHome();

  expect(await screen.findByRole('timer')).toHaveTextContent(text);
});

it('the home page reports that the season could not be loaded, even if an earlier read succeeded', async () => {
  serveSeason({}, { status: 403 });
  const { queryClient } = renderHome();
  const season = await findRegion('The season now');
  const content = within(season);
  expect(await content.findByRole('alert')).toHaveTextContent('The season could not be loaded just now.');

  serveSeason(aSeason());
  await act(() => queryClient.refetchQueries());
  expect(await content.findByText('The spawn cycle is open')).toBeVisible();
  expect(content.queryByRole('alert')).not.toBeInTheDocument();

  serveSeason({}, { status: 429, headers: { 'retry-after': '40' } });
  await act(() => queryClient.refetchQueries());
  expect(await content.findByRole('alert')).toHaveTextContent(
    'The season could not be loaded just now. Try again in 40 seconds.',
  );
  expect(content.getByText('The spawn cycle is open')).toBeVisible();
});

it('the home page links a signed-in player to their collection instead of the registration', () => {
  renderHome({ session: aSession() });

  for (const link of screen.getAllByRole('link', { name: 'My Collection' }))
    expect(link).toHaveAttribute('href', '/my-collection');
  expect(screen.queryByRole('link', { name: 'Begin your collection' })).toBeNull();
});

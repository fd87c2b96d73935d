import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aDragon, aSeason, aSession, anEgg } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { HomePage } from './HomePage.tsx';

const page = { path: '/', title: 'Home' };

function serveDragons(dragons: { hatched?: object[]; golden?: object[]; next?: object[] }) {
  api.use(
    http.get('*/v1/assets/dragons', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const isHatched = searchParams.getAll('state').includes('HATCHED');
      const asked = searchParams.has('golden') ? dragons.golden : dragons.next;
      const assets = (isHatched ? dragons.hatched : asked) ?? [];
      return HttpResponse.json({ assets, total: assets.length });
    }),
  );
}

const region = (name: string) => screen.findByRole('region', { name });

it('shows the dragons that hatched last, and the golden eggs', async () => {
  serveDragons({ hatched: [aDragon({ id: 8 })], golden: [anEgg({ id: 77, golden: true })] });
  renderInHost(<HomePage page={page} />);

  const hatchlings = await region('Hatched just now');
  expect(await within(hatchlings).findByRole('link', { name: 'Ashwing' })).toHaveAttribute(
    'href',
    '/details/8',
  );
  const golden = await region('Gilded by chance');
  expect(within(golden).getByRole('link', { name: /Golden/ })).toHaveAttribute('href', '/details/77');
  expect(within(golden).getByRole('link', { name: 'See all golden eggs' })).toHaveAttribute(
    'href',
    '/hatchery/all-eggs?golden=true',
  );
});

it('leaves these sections out where there are none', async () => {
  serveDragons({});
  const { queryClient } = renderInHost(<HomePage page={page} />);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));

  expect(screen.queryByRole('region', { name: /Hatched|Gilded/ })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

it.each([
  ['ignores the filters', () => HttpResponse.json({ assets: [aDragon({ id: 8 }), anEgg({ id: 9 })] })],
  [
    'refuses states',
    ({ request }: { request: Request }) =>
      new URL(request.url).searchParams.has('state')
        ? HttpResponse.json({ message: 'One state only' }, { status: 400 })
        : HttpResponse.json({ assets: [aDragon({ id: 8 }), anEgg({ id: 9 })] }),
  ],
])('shows no asset for what it is not where the provider %s', async (_what, answer) => {
  api.use(http.get('*/v1/assets/dragons', answer));
  const { queryClient } = renderInHost(<HomePage page={page} />);

  const hatchlings = await region('Hatched just now');
  await waitFor(() => expect(within(hatchlings).getAllByRole('link', { name: /Ash/ })).toHaveLength(1));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('region', { name: 'Gilded by chance' })).toBeNull();
  expect(screen.queryByAltText(/the egg that hatches next/)).toBeNull();
});

it('opens with the egg that hatches next, its countdown and its keeper', async () => {
  const hatchesAt = Math.floor(Date.now() / 1_000) + 600;
  const egg = anEgg({
    id: 9,
    assetState: 'INCUBATING',
    dragon: { egg: { golden: false, hatchState: 'incubating', hatchesAt } },
  });
  serveDragons({ next: [egg] });
  renderInHost(<HomePage page={page} />);

  const picture = await screen.findByAltText('Ash, brook and lantern, the egg that hatches next');
  // Until its picture has been read, the plate stands in its place.
  expect(screen.getByText('Fig. 1.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Ash, brook/ })).toBeNull();
  fireEvent.load(picture);
  expect(screen.queryByText('Fig. 1.')).toBeNull();
  expect(screen.getByRole('link', { name: /Ash, brook/ })).toHaveAttribute('href', '/details/9');
  const keeper = screen.getByText(/No\. 00.009, kept by Wren\./);
  expect(keeper.parentElement).toHaveTextContent(/Hatches in.*(10:00|9:5\d)/);
});

it.each([
  [[300, 600, 900], 'the egg that hatches next'],
  [[900, 600, 300], 'an egg of this world'],
  [[300, null, 600], 'an egg of this world'],
])('names the egg of the hero by what the order of the answer tells: %j', async (seconds, description) => {
  const now = Math.floor(Date.now() / 1_000);
  const next = seconds.map((left, index) => {
    const hatchesAt = left === null ? null : now + left;
    const dragon = { egg: { golden: false, hatchState: 'incubating' as const, hatchesAt } };
    return anEgg({ id: index + 1, assetState: 'INCUBATING', dragon });
  });
  serveDragons({ next });
  renderInHost(<HomePage page={page} />);

  expect(await screen.findByAltText(`Ash, brook and lantern, ${description}`)).toBeInTheDocument();
  // In any case the first of those that were sent.
  const first = seconds.indexOf(300) + 1;
  expect(document.querySelector('figure a')).toHaveAttribute('href', `/details/${first}`);
});

it('leaves out an egg that hatched before the page was opened', async () => {
  const now = Math.floor(Date.now() / 1_000);
  const next = [-30, 300, 600].map((seconds, index) => {
    const dragon = { egg: { golden: false, hatchState: 'hatching' as const, hatchesAt: now + seconds } };
    return anEgg({ id: index + 1, assetState: 'HATCHING', dragon });
  });
  serveDragons({ next });
  renderInHost(<HomePage page={page} />);

  await screen.findByAltText('Ash, brook and lantern, the egg that hatches next');

  expect(document.querySelector('figure a')).toHaveAttribute('href', '/details/2');
});

it('announces that the egg of the hero has hatched, once it has opened', async () => {
  const hatchesAt = Math.floor(Date.now() / 1_000) - 1;
  const egg = anEgg({
    id: 9,
    assetState: 'HATCHING',
    dragon: { egg: { golden: false, hatchState: 'hatching', hatchesAt } },
  });
  serveDragons({ next: [egg] });
  api.use(http.get('*/v1/assets/9', () => HttpResponse.json(aDragon({ id: 9 }))));
  renderInHost(<HomePage page={page} />);
  await waitFor(() => expect(document.querySelector('[data-half]')).toBeInTheDocument());
  expect(screen.queryByText(/Ashwing/)).toBeNull();

  fireEvent.keyDown(document.body, { key: 'Escape' });

  expect(await screen.findByText('Egg No. 00 009 has hatched: Ashwing')).toHaveAttribute('role', 'status');
});

it('shows the totals', async () => {
  renderInHost(<HomePage page={page} />);

  const counts = await region('Counted just now');
  await waitFor(() => expect(counts).toHaveTextContent(/1,210.*1,950.*12.*300.*2,048/));
});

it('shows no number when the totals cannot be read', async () => {
  api.use(http.get('*/v1/metrics', () => HttpResponse.json({}, { status: 400 })));
  renderInHost(<HomePage page={page} />);

  const counts = await region('Counted just now');
  await waitFor(() => expect(counts.querySelector('[aria-busy="true"]')).toBeNull());
  expect(counts).not.toHaveTextContent(/\d/);
});

it('counts down to the end of an open cycle, or to the start of the next one', async () => {
  const { unmount } = renderInHost(<HomePage page={page} />);
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
  renderInHost(<HomePage page={page} />);
  expect(await screen.findByRole('timer')).toHaveTextContent(/^It opens in.*\d+:\d\d/);
});

it('says that the cycle closes now when its time is over', async () => {
  api.use(
    http.get('*/v1/seasons/current', () =>
      HttpResponse.json(aSeason({ spawnCycleEnd: Math.floor(Date.now() / 1_000) - 1 })),
    ),
  );
  renderInHost(<HomePage page={page} />);

  expect(await screen.findByRole('timer')).toHaveTextContent(/^It closes now$/);
});

it('says that the season could not be loaded, until it is', async () => {
  api.use(http.get('*/v1/seasons/current', () => HttpResponse.json({}, { status: 403 })));
  const { queryClient } = renderInHost(<HomePage page={page} />);

  const season = await region('The season now');
  expect(await within(season).findByRole('alert')).toHaveTextContent(
    'The season could not be loaded just now.',
  );
  api.use(http.get('*/v1/seasons/current', () => HttpResponse.json(aSeason())));
  await act(() => queryClient.refetchQueries());

  expect(await within(season).findByText('The spawn cycle is open')).toBeVisible();
  expect(within(season).queryByRole('alert')).not.toBeInTheDocument();
});

it('says beside a season that was read, or rendered by the edge, that it could not be loaded again', async () => {
  api.use(http.get('*/v1/seasons/current', () => HttpResponse.json(aSeason())));
  const { queryClient } = renderInHost(<HomePage page={page} />);
  const season = await region('The season now');
  await within(season).findByText('The spawn cycle is open');

  const headers = { 'retry-after': '40' };
  api.use(http.get('*/v1/seasons/current', () => HttpResponse.json({}, { status: 429, headers })));
  await act(() => queryClient.refetchQueries());

  expect(await within(season).findByRole('alert')).toHaveTextContent(
    'The season could not be loaded just now. Try again in 40 seconds.',
  );
  expect(within(season).getByText('The spawn cycle is open')).toBeVisible();
});

it('links a signed-in player to their collection instead of the registration', () => {
  renderInHost(<HomePage page={page} />, { session: aSession() });

  for (const link of screen.getAllByRole('link', { name: 'My Collection' }))
    expect(link).toHaveAttribute('href', '/my-collection');
  expect(screen.queryByRole('link', { name: 'Begin your collection' })).toBeNull();
});

it('says that a call without an answer is tried again', async () => {
  const answers = [HttpResponse.error, () => new Promise<never>(() => {})];
  api.use(http.get('*/v1/metrics', () => answers.shift()?.()));
  renderInHost(<HomePage page={page} />);

  const status = await screen.findByRole('status');
  await waitFor(() => expect(status).toHaveTextContent('No answer yet. Trying again.'));
});

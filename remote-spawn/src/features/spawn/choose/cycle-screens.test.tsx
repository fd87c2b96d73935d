import { screen, waitFor, within } from '@testing-library/react';
import type { Availability } from '@emberclutch/contract/spawn/availability.ts';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { anAvailability, anEgg, aSeason } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { SpawnPage } from '../../../app/SpawnPage.tsx';
import { openSpawn } from '../../../app/testing/open-spawn.tsx';

beforeEach(() => api.use(http.get('*/v1/eggs/available', () => HttpResponse.json(anAvailability()))));

it('shows the published odds of a golden egg, and what eggs of the season look like', async () => {
  const now = Math.floor(Date.now() / 1_000);
  const cycle = { id: 1, opensAt: now - 60, closesAt: now + 60, golden: { genomes: 4, of: 256 } };
  api.use(
    http.get('*/v1/seasons', () =>
      HttpResponse.json({ seasons: [{ season: 'EARTH', age: 1, cycles: [cycle] }] }),
    ),
    http.get('*/v1/assets/dragons', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const isOfSeason = searchParams.get('spawn') === 'EARTH' && searchParams.get('state') === 'SEALED';
      return HttpResponse.json({ assets: isOfSeason ? [anEgg()] : [], total: 1 });
    }),
  );
  openSpawn();

  expect(await screen.findByText('1 in 64 eggs is golden')).toBeVisible();
  expect(screen.getByRole('link', { name: 'The whole calendar' })).toHaveAttribute('href', '/seasons');
  expect(screen.getByRole('link', { name: 'How to check the draw' })).toHaveAttribute('href', '/whitepaper');
  expect(await screen.findByRole('link', { name: /^Ash, brook and lantern, No\. 01.234$/ })).toHaveAttribute(
    'href',
    '/details/1234',
  );
});

it('shows eggs of other seasons while the season has none', async () => {
  api.use(
    http.get('*/v1/assets/dragons', ({ request }) => {
      const isOfAll = !new URL(request.url).searchParams.has('spawn');
      return HttpResponse.json({ assets: isOfAll ? [anEgg()] : [], total: 1 });
    }),
  );
  openSpawn();

  const eggs = within(await screen.findByRole('list', { name: 'The newest of all seasons' }));
  expect(await eggs.findByRole('link')).toHaveAttribute('href', '/details/1234');
});

it.each([
  [
    'everything is taken',
    { eggs: { count: 0, fee: '25.00' }, keys: { count: 0, fee: '60.00' } },
    'Everything in this cycle is taken',
  ],
  [
    'the account has reached its limits',
    { eggTransactionLimit: 0, keyTransactionLimit: 0 },
    'You have reached the limit of this cycle',
  ],
  [
    'the account has reached the limit of what is left',
    { eggTransactionLimit: 0, keys: { count: 0, fee: '60.00' } },
    'You have reached the limit of this cycle',
  ],
] satisfies [string, Partial<Availability>, string][])(
  'says what to do when %s, beside the next cycles',
  async (_case, offer, title) => {
    announceNextCycle();
    api.use(http.get('*/v1/eggs/available', () => HttpResponse.json(anAvailability(offer))));
    openSpawn();

    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hold these for me' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to my collection' })).toHaveAttribute(
      'href',
      '/my-collection',
    );
    expect(screen.getByText('Ends in')).toBeVisible();
    await expectNextCycle();
    expect(screen.getAllByRole('link', { name: 'The whole calendar' })).toHaveLength(1);
  },
);

it('shows the life of an egg from its parcel to the dragon', async () => {
  const dragon = anEgg({ id: 77, assetState: 'HATCHED', thumbnail: '/v1/assets/77/hatched.svg' });
  const shown = ['hatched', 'hatching', 'incubating', 'sealed'];
  const medias = shown.map((shows) => ({
    kind: shows === 'hatched' ? 'dragon' : 'egg',
    shows,
    url: `/v1/assets/77/${shows}.svg`,
  }));
  api.use(
    http.get('*/v1/assets/dragons', ({ request }) => {
      const isHatched = new URL(request.url).searchParams.get('state') === 'HATCHED';
      return HttpResponse.json({ assets: isHatched ? [dragon] : [], total: 1 });
    }),
    http.get('*/v1/assets/77/medias', () => HttpResponse.json({ medias })),
  );
  openSpawn();

  const life = within(await screen.findByRole('region', { name: 'What becomes of an egg of Earth' }));
  await waitFor(() => expect(life.getAllByRole('listitem')).toHaveLength(5));
  expect(life.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/under a wax seal/),
    expect.stringMatching(/stays sealed/),
    expect.stringMatching(/incubates/),
    expect.stringMatching(/cracks/),
    expect.stringMatching(/hatches/),
  ]);
  expect(life.getByRole('link')).toHaveAttribute('href', '/details/77');
});

it('shows no egg as a dragon where the provider ignores the filters', async () => {
  api.use(http.get('*/v1/assets/dragons', () => HttpResponse.json({ assets: [anEgg({ id: 77 })] })));
  const { queryClient } = openSpawn();

  await screen.findByRole('button', { name: 'Hold these for me' });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('region', { name: /What becomes of an egg/ })).not.toBeInTheDocument();
});

it('offers keys to an account that may have no more eggs', async () => {
  api.use(
    http.get('*/v1/eggs/available', () => HttpResponse.json(anAvailability({ eggTransactionLimit: 0 }))),
  );
  openSpawn('/spawn?eggs=1');

  expect(await screen.findByRole('button', { name: 'Hold these for me' })).toHaveAccessibleDescription(
    'You have as many eggs as one account can have in this cycle.',
  );
});

it('says that nothing is spawned in the primordial season', async () => {
  announceNextCycle();
  api.use(
    http.get('*/v1/seasons/current', () =>
      HttpResponse.json(aSeason({ spawnSeason: 'Primordial', isSpawnCycleActive: false })),
    ),
  );
  openSpawn();

  expect(await screen.findByRole('heading', { name: 'Before the first egg' })).toBeVisible();
  await expectNextCycle();
});

it('says to a visitor without a session where to sign in, and comes back to this step', async () => {
  announceNextCycle();
  renderInHost(<SpawnPage />, { path: '/spawn?step=pay&lock=901' });

  expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/login?next=%2Fspawn%3Fstep%3Dpay%26lock%3D901',
  );
  await expectNextCycle();
});

it('says when the next cycle opens, and how many of its eggs are golden', async () => {
  const inTwoHours = Math.floor(Date.now() / 1_000) + 7_200;
  announceNextCycle();
  api.use(
    http.get('*/v1/seasons/current', () =>
      HttpResponse.json(aSeason({ isSpawnCycleActive: false, spawnCycleStart: inTwoHours })),
    ),
  );
  openSpawn();

  expect(await screen.findByRole('heading', { name: 'The cycle is closed' })).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/The next cycle opens in\s*(2:00:00|1:59:5\d)/);
  await expectNextCycle();
  expect(screen.getByRole('heading', { name: '1 in 64 eggs is golden' })).toBeVisible();
});

it('shows the closed screen while the season cannot be read, says so, and reads it again on Retry', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  let requests = 0;
  api.use(
    http.get('*/v1/seasons/current', () => {
      requests += 1;
      return HttpResponse.json({}, { status: 403 });
    }),
  );
  const { user } = openSpawn();

  expect(await screen.findByRole('heading', { level: 1, name: 'The cycle is closed' })).toBeVisible();
  expect(screen.getByText('Genesis spawn')).toBeVisible();
  const failure = screen.getByRole('alert');
  expect(failure).toHaveTextContent('The season could not be loaded');
  expect(failure).toHaveTextContent('This is not allowed for your account.');
  expect(requests).toBe(1);
  api.use(http.get('*/v1/seasons/current', () => HttpResponse.json(aSeason())));
  await user.click(within(failure).getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('heading', { name: 'Choose what to bring home' })).toBeVisible();
});

/** The calendar has one cycle, which opens in an hour. */
function announceNextCycle(): void {
  const opensAt = Math.floor(Date.now() / 1_000) + 3_600;
  const cycle = { id: 7, opensAt, closesAt: opensAt + 3_600, golden: { genomes: 4, of: 256 } };
  api.use(
    http.get('*/v1/seasons', () =>
      HttpResponse.json({ seasons: [{ season: 'WATER', age: 1, cycles: [cycle] }] }),
    ),
  );
}

async function expectNextCycle(): Promise<void> {
  expect(
    await screen.findByRole('link', { name: /^Add to my calendar: the cycle of Water I on/ }),
  ).toBeVisible();
}

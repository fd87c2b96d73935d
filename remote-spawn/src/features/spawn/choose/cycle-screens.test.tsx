import { screen, within } from '@testing-library/react';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { anAvailability, anEgg, aSeason } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { SpawnPage } from '../../../app/SpawnPage.tsx';
import { openSpawn } from '../../../app/testing/open-spawn.tsx';

beforeEach(() => api.use(http.get('*/v1/eggs/available', () => HttpResponse.json(anAvailability()))));

it('the choose step shows the published odds of a golden egg, and eggs of the season', async () => {
  announceCycle(-60);
  serveDragons(({ spawn, state }) => (spawn === 'EARTH' && state === 'SEALED' ? [anEgg()] : []));
  openSpawn();

  expect(await screen.findByText('1 in 64 eggs is golden')).toBeVisible();
  expect(screen.getByRole('link', { name: 'The whole calendar' })).toHaveAttribute('href', '/seasons');
  expect(screen.getByRole('link', { name: 'How to check the draw' })).toHaveAttribute('href', '/whitepaper');
  const egg = await screen.findByRole('link', { name: /^Ash, brook and lantern, No\. 01.234$/ });
  expect(egg).toHaveAttribute('href', '/details/1234');
});

it('the choose step shows eggs of other seasons while the season has none', async () => {
  serveDragons(({ spawn }) => (spawn ? [] : [anEgg()]));
  openSpawn();

  const eggs = within(await screen.findByRole('list', { name: 'The newest of all seasons' }));
  expect(await eggs.findByRole('link')).toHaveAttribute('href', '/details/1234');
});

it.each([
  ['Everything in this cycle is taken', {}],
  [
    'You have reached the limit of this cycle',
    anAvailability({ eggTransactionLimit: 0, keyTransactionLimit: 0 }),
  ],
])('the choose step shows "%s" beside the coming cycles', async (title, availability) => {
  jest.spyOn(console, 'warn').mockImplementation();
  announceCycle(3_600);
  api.use(http.get('*/v1/eggs/available', () => HttpResponse.json(availability)));
  openSpawn();

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Hold these for me' })).not.toBeInTheDocument();
  const collection = screen.getByRole('link', { name: 'Go to my collection' });
  expect(collection).toHaveAttribute('href', '/my-collection');
  expect(screen.getByText('Ends in')).toBeVisible();
  await expectNextCycle();
  expect(screen.getAllByRole('link', { name: 'The whole calendar' })).toHaveLength(1);
});

it('the choose step says that the primordial season has no spawn cycle', async () => {
  announceCycle(3_600);
  serveSeason({ spawnSeason: 'Primordial', isSpawnCycleActive: false });
  openSpawn();

  expect(await screen.findByRole('heading', { name: 'Before the first egg' })).toBeVisible();
  await expectNextCycle();
});

it('the choose step links a visitor without a session to the login, which returns to this step', async () => {
  announceCycle(3_600);
  renderInHost(<SpawnPage />, { path: '/spawn?step=pay&lock=901' });

  const login = await screen.findByRole('link', { name: 'Login' });
  expect(login).toHaveAttribute('href', '/login?next=%2Fspawn%3Fstep%3Dpay%26lock%3D901');
  await expectNextCycle();
});

it('the choose step says when the next cycle opens, and how many of its eggs are golden', async () => {
  announceCycle(3_600);
  serveSeason({ isSpawnCycleActive: false, spawnCycleStart: Math.floor(Date.now() / 1_000) + 7_200 });
  openSpawn();

  expect(await screen.findByRole('heading', { name: 'The cycle is closed' })).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/The next cycle opens in\s*(2:00:00|1:59:5\d)/);
  await expectNextCycle();
  expect(screen.getByRole('heading', { name: '1 in 64 eggs is golden' })).toBeVisible();
});

it('the choose step shows the closed screen while the season cannot be read, says so, and reads it again on Retry', async () => {
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
  expect(failure).toHaveTextContent(/The season could not be loaded.*This is not allowed for your account\./);
  expect(requests).toBe(1);
  serveSeason({});
  await user.click(within(failure).getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('heading', { name: 'Choose what to bring home' })).toBeVisible();
});

it('the choose step names the page in a heading if the offer cannot be read, and shows the offer on Retry', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  serveSeason({});
  api.use(http.get('*/v1/eggs/available', () => HttpResponse.json({}, { status: 403 }), { once: true }));
  const { user } = openSpawn();

  await screen.findByRole('heading', { level: 1, name: 'The spawn page could not be loaded' });
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('heading', { name: 'Choose what to bring home' })).toBeVisible();
});

const serveSeason = (change: Parameters<typeof aSeason>[0]) =>
  api.use(http.get('*/v1/seasons/current', () => HttpResponse.json(aSeason(change))));

const serveDragons = (listAssets: (query: Record<string, string | undefined>) => object[]) =>
  api.use(
    http.get('*/v1/assets/dragons', ({ request }) => {
      const { searchParams } = new URL(request.url);
      return HttpResponse.json({ assets: listAssets(Object.fromEntries(searchParams)), total: 1 });
    }),
  );

/** Sets a calendar with one cycle of an hour. @param seconds from now until it opens */
function announceCycle(seconds: number): void {
  const opensAt = Math.floor(Date.now() / 1_000) + seconds;
  const cycle = { id: 7, opensAt, closesAt: opensAt + 3_600, golden: { genomes: 4, of: 256 } };
  const season = seconds < 0 ? { season: 'EARTH', age: 1 } : { season: 'WATER', age: 1 };
  api.use(http.get('*/v1/seasons', () => HttpResponse.json({ seasons: [{ ...season, cycles: [cycle] }] })));
}

async function expectNextCycle(): Promise<void> {
  const calendar = /^Add to my calendar: the cycle of Water I on/;
  expect(await screen.findByRole('link', { name: calendar })).toBeVisible();
}

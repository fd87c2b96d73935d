import { screen } from '@testing-library/react';
import { api, http, HttpResponse } from '@emberclutch/shared/testing/api';
import { anAvailability, anEgg, aSeason, aSession } from '@emberclutch/shared/testing/factories';
import { renderInHost } from '@emberclutch/shared/testing/render-in-host';
import { SpawnScreen } from '../../app/SpawnScreen.tsx';

beforeEach(() => api.use(http.get('*/v1/eggs/available', () => HttpResponse.json(anAvailability()))));

it('shows the published odds of gold, and what eggs of the season look like', async () => {
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
  open();

  expect(await screen.findByText(/4 in 256/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'The whole calendar' })).toHaveAttribute('href', '/seasons');
  expect(screen.getByRole('link', { name: 'How to check the draw' })).toHaveAttribute('href', '/whitepaper');
  expect(await screen.findByRole('link', { name: /^Sealed egg, No\. 01.234$/ })).toHaveAttribute(
    'href',
    '/details/1234',
  );
});

it('says that nothing is spawned in the primordial season', async () => {
  api.use(
    http.get('*/v1/seasons/current', () =>
      HttpResponse.json(aSeason({ spawnSeason: 'Primordial', isSpawnCycleActive: false })),
    ),
  );
  open();

  expect(await screen.findByRole('heading', { name: 'Before the first egg' })).toBeVisible();
});

it('says to a visitor without a session where to sign in, and comes back to this step', async () => {
  renderInHost(<SpawnScreen />, { path: '/spawn?step=pay&lock=901' });

  expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/login?next=%2Fspawn%3Fstep%3Dpay%26lock%3D901',
  );
});

it('says when the next cycle opens', async () => {
  const inTwoHours = Math.floor(Date.now() / 1_000) + 7_200;
  api.use(
    http.get('*/v1/seasons/current', () =>
      HttpResponse.json(aSeason({ isSpawnCycleActive: false, spawnCycleStart: inTwoHours })),
    ),
  );
  open();

  expect(await screen.findByRole('heading', { name: 'The cycle is closed' })).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/The next cycle opens in\s*(2:00:00|1:59:5\d)/);
});

const open = () => renderInHost(<SpawnScreen />, { path: '/spawn', session: aSession() });

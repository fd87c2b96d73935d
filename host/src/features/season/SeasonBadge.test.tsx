import { screen, waitFor } from '@testing-library/react';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aSession } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { SeasonBadge } from './SeasonBadge.tsx';
import { SeasonTint } from './SeasonTint.tsx';

/** Renders the badge for a response to the season call. @param account metadata of the signed-in account; null if signed out */
function renderSeason(season: object, account: object | null = null) {
  api.use(
    http.get('*/v1/seasons/current', () => HttpResponse.json({ active: true, ...season })),
    http.get('*/v1/account', () => HttpResponse.json({ id: 7, metadata: account })),
  );
  const badge = (
    <>
      <SeasonTint />
      <SeasonBadge />
    </>
  );
  return renderInHost(badge, { session: account && aSession() });
}

it.each([
  ['GENESIS', 0, 'GENESIS', 'season-genesis'],
  ['genesis', 2, 'GENESIS', 'season-genesis'],
  ['EARTH', 1, 'EARTH I', 'season-earth'],
  ['WATER', 4, 'WATER IV', 'season-water'],
  ['FIRE', 14, 'FIRE XIV', 'season-fire'],
  ['AIR', 0, 'AIR', 'season-air'],
  ['MIDWINTER', 2, 'MIDWINTER II', 'season-genesis'],
])('the badge shows %s of age %i as %s', async (spawnSeason, spawnAge, text, tint) => {
  renderSeason({ spawnSeason, spawnAge });

  expect(await screen.findByText(text)).toBeVisible();
  await waitFor(() => expect(document.documentElement).toHaveClass(tint));
});

it.each([
  [{ spawnSeason: 'EARTH', spawnAge: 1 }, null, 'EARTH I', ['EARTH', '1', 'I']],
  // The account may have the values that the season call lacks.
  [{ spawnSeason: 'FIRE' }, { season: 'fire', age: 'II' }, 'FIRE II', ['FIRE', '2', 'II']],
  [{ spawnSeason: 'FIRE' }, { season: 'WATER', age: 'II' }, 'FIRE', ['FIRE', null, null]],
  [{}, { season: 'Water', age: 4 }, 'WATER IV', ['WATER', '4', 'IV']],
  [{}, { season: 'primordial' }, 'PRIMORDIAL', ['PRIMORDIAL', null, null]],
  [{}, {}, 'GENESIS', ['GENESIS', '0', 'GENESIS']],
])(
  'the badge shows the season %j for an account with %j as %s, and stores it for the next visit',
  async (season, account, badge, storedValues) => {
    const { queryClient } = renderSeason(season, account);

    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(await screen.findByText(badge)).toBeVisible();
    await waitFor(() =>
      expect(['spawnSeason', 'spawnAge', 'spawnAgeRoman'].map((key) => localStorage.getItem(key))).toEqual(
        storedValues,
      ),
    );
  },
);

it('the badge falls back to genesis when the season cannot be read', async () => {
  api.use(http.get('*/v1/seasons/current', () => HttpResponse.error()));
  renderInHost(<SeasonBadge />);

  expect(await screen.findByText('GENESIS')).toBeVisible();
});

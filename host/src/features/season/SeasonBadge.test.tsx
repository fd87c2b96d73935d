import { screen, waitFor } from '@testing-library/react';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aSeason, aSession } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import type { Session } from '@emberclutch/web/state';
import { SeasonBadge } from './SeasonBadge.tsx';
import { SeasonTint } from './SeasonTint.tsx';

const renderSeason = (session: Session | null = null) =>
  renderInHost(
    <>
      <SeasonTint />
      <SeasonBadge />
    </>,
    { session },
  );

it.each([
  ['GENESIS', 0, 'GENESIS', 'season-genesis'],
  ['genesis', 2, 'GENESIS', 'season-genesis'],
  ['EARTH', 1, 'EARTH I', 'season-earth'],
  ['WATER', 4, 'WATER IV', 'season-water'],
  ['FIRE', 14, 'FIRE XIV', 'season-fire'],
  ['AIR', 0, 'AIR', 'season-air'],
  ['MIDWINTER', 2, 'MIDWINTER II', 'season-genesis'],
])('shows %s of age %i as %s', async (spawnSeason, spawnAge, text, tint) => {
  api.use(http.get('*/v1/seasons/current', () => HttpResponse.json(aSeason({ spawnSeason, spawnAge }))));
  renderSeason();

  expect(await screen.findByText(text)).toBeVisible();
  await waitFor(() => expect(document.documentElement).toHaveClass(tint));
});

it('stores the season for the next visit', async () => {
  renderSeason();

  await waitFor(() => expect(localStorage.getItem('spawnSeason')).toBe('EARTH'));
  expect(localStorage.getItem('spawnAge')).toBe('1');
  expect(localStorage.getItem('spawnAgeRoman')).toBe('I');
});

it.each([
  ['fire', 'II', 'FIRE II', '2', 'II'],
  ['WATER', 'II', 'FIRE', null, null],
])(
  'takes an age that only the account of season %s tells as %s',
  async (season, age, badge, stored, roman) => {
    api.use(
      http.get('*/v1/seasons/current', () => HttpResponse.json({ spawnSeason: 'FIRE' })),
      http.get('*/v1/account', () => HttpResponse.json({ id: 7, metadata: { season, age } })),
    );
    const { queryClient } = renderSeason(aSession());

    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(await screen.findByText(badge)).toBeVisible();
    expect(localStorage.getItem('spawnAge')).toBe(stored);
    expect(localStorage.getItem('spawnAgeRoman')).toBe(roman);
  },
);

it.each([
  [{ season: 'fire', age: 'II' }, 'FIRE II', 'II'],
  [{ season: 'Water', age: 4 }, 'WATER IV', 'IV'],
  [{ season: 'primordial' }, 'PRIMORDIAL', null],
  [{}, 'GENESIS', 'GENESIS'],
  [undefined, 'GENESIS', 'GENESIS'],
])('takes a season that only the account %j tells for %s', async (metadata, badge, roman) => {
  api.use(
    http.get('*/v1/seasons/current', () => HttpResponse.json({ active: true })),
    http.get('*/v1/account', () => HttpResponse.json({ id: 7, metadata })),
  );
  const { queryClient } = renderSeason(aSession());

  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(await screen.findByText(badge)).toBeVisible();
  expect(localStorage.getItem('spawnAgeRoman')).toBe(roman);
});

it('falls back to genesis when the season cannot be read', async () => {
  api.use(http.get('*/v1/seasons/current', () => HttpResponse.error()));
  renderSeason();

  expect(await screen.findByText('GENESIS')).toBeVisible();
});

import { act, fireEvent, screen } from '@testing-library/react';
import { seasonQueries } from '@emberclutch/web/api/seasons.ts';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aSeason } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { SeasonWorld } from './SeasonWorld.tsx';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

const findCurtain = () => screen.queryByText('The season turns');

async function changeSeason(path: string) {
  let season = { spawnSeason: 'EARTH', spawnAge: 1 };
  api.use(http.get('*/v1/seasons/current', () => HttpResponse.json(aSeason(season))));
  const { queryClient } = renderInHost(<SeasonWorld part="land" />, { path });
  const readSeason = () =>
    act(async () => {
      await queryClient.fetchQuery({ ...seasonQueries.current(), staleTime: 0 });
      await jest.advanceTimersByTimeAsync(200);
    });
  await readSeason();
  await readSeason();
  expect(findCurtain()).toBeNull();
  season = { spawnSeason: 'EARTH', spawnAge: 2 };
  await readSeason();
}

it('the curtain shows the change to another age of the same season, and ends by itself', async () => {
  await changeSeason('/about');

  expect(findCurtain()).toBeVisible();
  expect(screen.getByText('Earth II')).toBeVisible();
  fireEvent.animationEnd(screen.getByText('Earth II'));
  expect(findCurtain()).toBeVisible();
  const curtain = findCurtain()?.closest('[data-season-turn]');
  if (curtain) fireEvent.animationEnd(curtain);

  expect(findCurtain()).toBeNull();
});

it.each([
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['a press', () => fireEvent.click(document.body)],
])('the curtain ends on %s', async (_case, skip) => {
  await changeSeason('/about');
  expect(findCurtain()).toBeVisible();

  skip();

  expect(findCurtain()).toBeNull();
});

it('the curtain does not interrupt a purchase', async () => {
  await changeSeason('/spawn');

  expect(findCurtain()).toBeNull();
});

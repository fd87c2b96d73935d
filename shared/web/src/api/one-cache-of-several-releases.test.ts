import { QueryClient } from '@tanstack/react-query';
import { CurrentSeason } from '@emberclutch/contract/season/current-season.ts';
import { readBy } from '@emberclutch/contract/shape/modifiers.ts';
import * as state from '@emberclutch/web/state';
import type * as seasons from './seasons.ts';
import { api, http, HttpResponse } from '../testing/api.tsx';

const shape = '@emberclutch/contract/season/current-season.ts';

/** Loads the queries of a release: each app bundles its own copy of them, with the shapes of its checkout. */
function loadReleaseQueries(season: object = CurrentSeason): typeof seasons {
  let queries: typeof seasons | undefined;
  jest.isolateModules(() => {
    jest.doMock(shape, () => ({ CurrentSeason: season }));
    // A shared module: the page has it once.
    jest.doMock('@emberclutch/web/state', () => state);
    queries = jest.requireActual<typeof seasons>('./seasons.ts');
  });
  jest.dontMock(shape).dontMock('@emberclutch/web/state');
  if (!queries) throw new Error('No queries were loaded.');
  return queries;
}

const seasonWithMood = readBy(CurrentSeason, (response) => ({
  ...CurrentSeason.read(response),
  mood: 'restless',
}));

let requests: number;
beforeEach(() => {
  requests = 0;
  api.use(
    http.get('*/v1/seasons/current', () => {
      requests += 1;
      return HttpResponse.json({ spawnSeason: 'FIRE' });
    }),
  );
});

it('the cache shares responses between releases that read them in the same shape', async () => {
  const client = new QueryClient();
  await client.fetchQuery({ ...loadReleaseQueries().seasonQueries.current(), staleTime: Infinity });

  await client.fetchQuery({ ...loadReleaseQueries().seasonQueries.current(), staleTime: Infinity });

  expect(requests).toBe(1);
});

it('the cache does not give a release data that another release has read in another shape', async () => {
  const client = new QueryClient();
  await client.fetchQuery({ ...loadReleaseQueries().seasonQueries.current(), staleTime: Infinity });

  const season = await client.fetchQuery({
    ...loadReleaseQueries(seasonWithMood).seasonQueries.current(),
    staleTime: Infinity,
  });

  expect(season).toMatchObject({ mood: 'restless', spawnSeason: 'FIRE' });
  expect(requests).toBe(2);
  await client.invalidateQueries({ queryKey: loadReleaseQueries().seasonQueries.all });
  expect(client.getQueryCache().findAll({ stale: true })).toHaveLength(2);
});

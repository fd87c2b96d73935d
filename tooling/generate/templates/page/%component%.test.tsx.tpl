import { screen } from '@testing-library/react';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { listUnlistedQueries } from '@emberclutch/web/testing/list-unlisted-queries.tsx';
import Routes from '../../app/routes.tsx';

const path = '%address%';

it('shows its title', async () => {
  renderInHost(<Routes />, { path });

  expect(await screen.findByRole('heading', { level: 1, name: '%title%' })).toBeVisible();
});

it('begins no query that its row does not list', async () => {
  expect(await listUnlistedQueries(Routes, path)).toEqual([]);
});

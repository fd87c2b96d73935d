import { screen } from '@testing-library/react';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import Routes from '../../app/routes.tsx';

it('shows its title', async () => {
  renderInHost(<Routes />, { path: '%address%' });

  expect(await screen.findByRole('heading', { level: 1, name: '%title%' })).toBeVisible();
});

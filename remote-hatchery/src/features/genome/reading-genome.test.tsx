import { screen } from '@testing-library/react';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aDragon } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import HatcheryRoutes from '../../app/routes.tsx';

const dragon = aDragon({ id: 1_234 });

it('the explorer shows name and picture of an asset while the genome is read, and keeps that picture', async () => {
  const { promise: whenReady, resolve: releaseGenome } = Promise.withResolvers<void>();
  api.use(
    http.get('*/v1/assets/:id', () => HttpResponse.json(dragon)),
    http.get('*/v1/genomes/:id', async () => {
      await whenReady;
      return HttpResponse.json({ id: 1_234, genome: 'GATTACA-2' });
    }),
  );
  renderInHost(<HatcheryRoutes />, { path: '/genome-explorer/1234' });

  expect(await screen.findByText('Reading the genome', { selector: 'main p' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ashwing');
  const picture = screen.getByRole('img');
  expect(picture.querySelector('img')).toHaveAttribute('src', dragon.thumbnail);
  releaseGenome();
  expect(await screen.findByText('GATTACA-2')).toBeVisible();
  expect(screen.getByRole('img')).toBe(picture);
  expect(screen.queryByText('Reading the genome')).not.toBeInTheDocument();
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { readGenes } from '@emberclutch/art/gene-reading.ts';
import { parseGenome } from '@emberclutch/art/genome.ts';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { anEgg } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import HatcheryRoutes from '../../app/routes.tsx';

// The art is a separate chunk: its first import exceeds the timeout of a query.
beforeAll(() => import('@emberclutch/art/draw-egg.ts'));
afterEach(() => jest.useRealTimers());

it('the page shows traits and the growing embryo of an incubating egg once the player looks ahead', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  const now = Math.floor(Date.now() / 1_000);
  const egg = anEgg({ assetState: 'INCUBATING' });
  const instants = { incubatesAt: now - 600, hatchingAt: now + 600, hatchesAt: now + 900 };
  if (egg.dragon) egg.dragon.egg = { golden: false, hatchState: 'incubating', ...instants };
  api.use(http.get('*/v1/assets/1234', () => HttpResponse.json(egg)));
  const genome = '4a'.repeat(32);
  const genes = readGenes(parseGenome(genome));
  api.use(http.get('*/v1/genomes/1234', () => HttpResponse.json({ genome, genes })));
  renderInHost(<HatcheryRoutes />, { path: '/details/1234' });
  const picture = await screen.findByRole('img', { name: /House of Fire/ });
  const lookAhead = await screen.findByRole('button', { name: 'Look ahead' });
  expect(screen.queryByText('Wings')).not.toBeInTheDocument();
  expect(picture).not.toHaveAttribute('src', expect.stringMatching(/^data:image/));

  fireEvent.click(lookAhead);
  expect(screen.getByText('Wings')).toBeVisible();
  expect(lookAhead).not.toBeInTheDocument();

  await waitFor(() => expect(picture).toHaveAttribute('src', expect.stringMatching(/^data:image/)));
  const half = picture.getAttribute('src');
  await act(() => jest.advanceTimersByTimeAsync(300_000));

  await waitFor(() => expect(picture).not.toHaveAttribute('src', half));
  expect(picture).toHaveAttribute('src', expect.stringMatching(/^data:image/));
});

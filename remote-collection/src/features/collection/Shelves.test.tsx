import { screen, waitFor, within } from '@testing-library/react';
import { currentComparedIds, endCompareMode } from '@emberclutch/web/state';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { anEgg, aSession } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import CollectionRoutes from '../../app/routes.tsx';

afterEach(() => endCompareMode());

it('the collection puts the eggs that hatch next and the golden ones on shelves above a larger collection', async () => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const hatchesAt = Math.floor(Date.now() / 1_000) + 600;
  const createHatchingEgg = (id: number, hatchesAt: number) => ({
    ...anEgg({ id, assetState: 'INCUBATING' }),
    dragon: { egg: { golden: false, hatchState: 'incubating' as const, hatchesAt } },
  });
  const ownedAssets = [
    ...[1, 2, 3, 4, 5, 6].map((id) => anEgg({ id, golden: id === 6 })),
    createHatchingEgg(20, hatchesAt + 60),
    createHatchingEgg(21, hatchesAt),
  ];
  api.use(
    http.get('*/v1/assets', () => HttpResponse.json({ assets: ownedAssets, total: ownedAssets.length })),
    http.get('*/v1/assets/6', () => HttpResponse.json(ownedAssets[5])),
  );
  const { user } = renderInHost(<CollectionRoutes />, { path: '/my-collection', session: aSession() });
  await user.click(await screen.findByRole('button', { name: 'Compare' }));

  const shelf = within(await screen.findByRole('list', { name: 'Hatching next' })).getAllByRole('link');
  expect(shelf.map((card) => card.getAttribute('href'))).toEqual(['/details/21', '/details/20']);
  const golden = within(screen.getByRole('list', { name: 'Golden' }));
  expect(golden.getAllByRole('link')).toHaveLength(1);
  await user.click(golden.getByRole('button', { name: /^Compare Ash, brook and lantern/ }));
  expect(currentComparedIds()).toEqual([6]);
  await user.click(screen.getByRole('checkbox', { name: 'Golden only 1' }));

  await waitFor(() => expect(screen.queryByRole('list', { name: 'Hatching next' })).not.toBeInTheDocument());
});

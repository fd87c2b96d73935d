import { screen } from '@testing-library/react';
import { currentComparedIds } from '@emberclutch/web/state';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aDragon } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { DragonCard } from './DragonCard.tsx';

it('leads to the details of a dragon, selects it to compare, and lets one ride it', async () => {
  api.use(http.get('*/v1/assets/77', () => HttpResponse.json(aDragon({ id: 77 }))));
  const handleRide = jest.fn();
  const { user } = renderInHost(
    <DragonCard
      id={77}
      scene={null}
      isFollowing={false}
      onFollow={() => {}}
      isRiding={false}
      onRide={handleRide}
      onClose={() => {}}
    />,
  );
  expect(await screen.findByRole('heading', { name: 'Ashwing' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open details' })).toHaveAttribute('href', '/details/77');

  await user.click(screen.getByRole('button', { name: 'Compare' }));

  expect(screen.getByRole('button', { name: 'Compare', pressed: true })).toBeVisible();
  expect(currentComparedIds()).toEqual([77]);

  await user.click(screen.getByRole('button', { name: 'Ride' }));
  expect(handleRide).toHaveBeenCalledTimes(1);
});

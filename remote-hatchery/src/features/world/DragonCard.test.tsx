import { screen } from '@testing-library/react';
import { currentComparedIds } from '@emberclutch/web/state';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aDragon } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { DragonCard } from './DragonCard.tsx';

it('leads to the details of a dragon, and selects it to compare', async () => {
  api.use(http.get('*/v1/assets/77', () => HttpResponse.json(aDragon({ id: 77 }))));
  const { user } = renderInHost(
    <DragonCard id={77} scene={null} isFollowing={false} onFollow={() => {}} onClose={() => {}} />,
  );
  expect(await screen.findByRole('heading', { name: 'Ashwing' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open details' })).toHaveAttribute('href', '/details/77');

  await user.click(screen.getByRole('button', { name: 'Compare' }));

  expect(screen.getByRole('button', { name: 'Compare', pressed: true })).toBeVisible();
  expect(currentComparedIds()).toEqual([77]);
});

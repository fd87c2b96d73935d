import { screen, waitFor } from '@testing-library/react';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { SkyPanel } from './SkyPanel.tsx';

it.each([
  ['is too short to be the name of a dragon', 'Bo'],
  ['is not the name of a dragon', 'Wren'],
])('the search says that it failed if the keepers cannot be read and the text %s', async (_why, text) => {
  const headers = { 'retry-after': '40' };
  api.use(
    http.get('*/v1/assets/dragons', ({ request }) =>
      new URL(request.url).searchParams.has('ownerName')
        ? HttpResponse.json({}, { status: 429, headers })
        : HttpResponse.json({ assets: [], total: 0 }),
    ),
  );
  const { user } = renderInHost(
    <SkyPanel dragons={[]} onFind={() => {}}>
      {null}
    </SkyPanel>,
  );

  await user.type(screen.getByRole('searchbox', { name: 'Find a dragon' }), `${text}{Enter}`);

  expect(await screen.findByText('The search did not work just now. Try again in 40 seconds.')).toBeVisible();
  expect(screen.queryByText(/No hatched dragon/)).not.toBeInTheDocument();
});

it('the search uses the term that was submitted before the page was hydrated', async () => {
  const handleFind = jest.fn();
  const dragon = { id: 77, house: 'FIRE', magic: 'AIR', season: 'EARTH', age: 1, golden: false } as const;
  const unknown = { rare: false, body: null, wings: null, hatchedAt: 0 };
  renderInHost(
    <SkyPanel dragons={[{ ...dragon, ...unknown }]} onFind={handleFind}>
      {null}
    </SkyPanel>,
    {
      path: '/emberclutch-world?q=77',
    },
  );

  await waitFor(() => expect(handleFind).toHaveBeenCalledWith(77));
  expect(screen.getByRole('searchbox', { name: 'Find a dragon' })).toHaveValue('77');
});

import { screen } from '@testing-library/react';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aDragon } from '@emberclutch/web/testing/factories.tsx';
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

it('the search begins with the term in the address', async () => {
  api.use(
    http.get('*/v1/assets/dragons', () =>
      HttpResponse.json({ assets: [aDragon({ id: 77, accDisplayName: 'Wren' })], total: 1 }),
    ),
  );
  renderInHost(
    <SkyPanel dragons={[]} onFind={() => {}}>
      {null}
    </SkyPanel>,
    { path: '/emberclutch-world?q=Wren' },
  );

  expect(await screen.findByRole('button', { name: /00.077/ })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Find a dragon' })).toHaveValue('Wren');
});

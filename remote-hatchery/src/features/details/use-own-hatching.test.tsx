import { useState } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aDragon, anEgg, aSession } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { assetMediaQueries } from '@emberclutch/web/api/asset-media.ts';
import { onPreloadPage } from '@emberclutch/web/routing/preload-page.ts';
import { useOwnHatching } from './use-own-hatching.ts';

const egg = anEgg({ id: 12, assetState: 'HATCHING' });
const dragon = aDragon({ id: 12, accId: egg.accId });

/** A page whose egg hatches on a press. */
function Page({ hatched = dragon }) {
  const [asset, setAsset] = useState(egg);
  useOwnHatching(asset);
  return <button onClick={() => setAsset(hatched)}>Hatch</button>;
}

it('the page takes the owner to the stage even if the dragon is read again while the pictures load', async () => {
  const { promise: whenReleased, resolve: release } = Promise.withResolvers<void>();
  const request = Promise.withResolvers<void>();
  api.use(
    http.get('*/v1/assets/12/medias', async () => {
      request.resolve();
      await whenReleased;
      return HttpResponse.json({ medias: [] });
    }),
  );
  function ReadTwice() {
    const [asset, setAsset] = useState(egg);
    useOwnHatching(asset);
    return <button onClick={() => setAsset({ ...dragon })}>Read</button>;
  }
  const { user, currentAddress } = renderInHost(<ReadTwice />, {
    path: '/details/12',
    session: { ...aSession(), userId: egg.accId ?? '' },
  });

  await user.click(screen.getByRole('button', { name: 'Read' }));
  await request.promise;
  await user.click(screen.getByRole('button', { name: 'Read' }));
  release();

  await waitFor(() => expect(currentAddress()).toBe('/arrival/12'));
});

const dialog = (
  <>
    <Page />
    <dialog open />
  </>
);

it.each([
  ['takes the owner to the stage', <Page key="own" />, undefined, '/arrival/12'],
  ['leaves other visitors on the page', <Page key="other visitor" />, 'somebody-else', '/details/12'],
  [
    'leaves the owner on a page with another egg',
    <Page key="next" hatched={{ ...dragon, id: 13 }} />,
    undefined,
    '/details/12',
  ],
  ['does not come between the owner and an open dialog', dialog, undefined, '/details/12'],
])('the page %s when the egg hatches', async (_what, page, userId, address) => {
  const { user, currentAddress, queryClient } = renderInHost(page, {
    path: '/details/12',
    session: { ...aSession(), userId: userId ?? egg.accId ?? '' },
  });
  // The stage waits for these pictures.
  for (const { id } of [dragon, { id: 13 }])
    queryClient.setQueryData(assetMediaQueries.of(id, 'HATCHED').queryKey, []);

  await user.click(screen.getByRole('button', { name: 'Hatch' }));
  await act(() => new Promise((resolve) => setTimeout(resolve)));

  await waitFor(() => expect(currentAddress()).toBe(address));
});

it.each([
  [egg.accId, ['/arrival/12']],
  ['somebody-else', []],
])('the page loads the stage early for the owner only: %s', (userId, expected) => {
  const preloadedPaths = new Set<string>();
  onPreloadPage((path) => preloadedPaths.add(path));

  renderInHost(<Page />, { session: { ...aSession(), userId: userId ?? '' } });

  expect([...preloadedPaths]).toEqual(expected);
});

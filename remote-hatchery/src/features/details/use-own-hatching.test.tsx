import { useState } from 'react';
import { screen } from '@testing-library/react';
import { aDragon, anEgg, aSession } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { useOwnHatching } from './use-own-hatching.ts';

const egg = anEgg({ id: 12, assetState: 'HATCHING' });
const dragon = aDragon({ id: 12, accId: egg.accId });

/** A page whose egg hatches at a press. */
function Page({ hatched = dragon }) {
  const [asset, setAsset] = useState(egg);
  useOwnHatching(asset);
  return <button onClick={() => setAsset(hatched)}>Hatch</button>;
}

async function hatch(page: React.ReactElement, userId = egg.accId ?? '') {
  const { user, currentAddress } = renderInHost(page, {
    path: '/details/12',
    session: { ...aSession(), userId },
  });
  await user.click(screen.getByRole('button', { name: 'Hatch' }));
  return currentAddress();
}

it('takes the owner to the stage when the egg hatches', async () => {
  expect(await hatch(<Page />)).toBe('/arrival/12');
});

it('leaves others on the page', async () => {
  expect(await hatch(<Page />, 'somebody-else')).toBe('/details/12');
});

it('leaves the owner on the page of an egg that is followed by another one', async () => {
  expect(await hatch(<Page hatched={{ ...dragon, id: 13 }} />)).toBe('/details/12');
});

it('does not come between the owner and an open dialog', async () => {
  const withDialog = (
    <>
      <Page />
      <dialog open />
    </>
  );

  expect(await hatch(withDialog)).toBe('/details/12');
});

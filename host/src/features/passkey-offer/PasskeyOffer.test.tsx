import { act, screen } from '@testing-library/react';
import { signOut, setSession, offerPasskey } from '@emberclutch/web/state';
import { aSession } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { PasskeyOfferSlot } from './PasskeyOfferSlot.tsx';

const findOffer = () => screen.queryByRole('complementary', { name: 'Next time, without a code' });

it('the offer stays until the player dismisses it', async () => {
  const { user } = renderInHost(<PasskeyOfferSlot />, { path: '/my-collection', session: aSession() });
  expect(findOffer()).toBeNull();

  act(() => offerPasskey());
  expect(await screen.findByRole('link', { name: 'Set up a passkey' })).toHaveAttribute(
    'href',
    '/profile?tab=security',
  );
  await user.click(screen.getByRole('button', { name: 'Not now' }));

  expect(findOffer()).toBeNull();
});

it('the offer appears neither on the profile page nor in the next session', () => {
  renderInHost(<PasskeyOfferSlot />, { path: '/profile?tab=security', session: aSession() });
  act(() => offerPasskey());
  expect(findOffer()).toBeNull();

  act(() => {
    signOut();
    setSession(aSession({ sessionId: 'another' }));
  });
  expect(findOffer()).toBeNull();
});

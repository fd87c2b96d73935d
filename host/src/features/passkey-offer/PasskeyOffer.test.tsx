import { act, screen } from '@testing-library/react';
import { signOut, setSession, offerPasskey } from '@emberclutch/web/state';
import { aSession } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { PasskeyOffer } from './PasskeyOffer.tsx';

const findOffer = () => screen.queryByRole('complementary', { name: 'Next time, without a code' });

it('the offer stays until the player dismisses it', async () => {
  const { user } = renderInHost(<PasskeyOffer />, { path: '/my-collection', session: aSession() });
  expect(findOffer()).toBeNull();

  act(() => offerPasskey());
  expect(screen.getByRole('link', { name: 'Set up a passkey' })).toHaveAttribute(
    'href',
    '/profile?tab=security',
  );
  await user.click(screen.getByRole('button', { name: 'Not now' }));

  expect(findOffer()).toBeNull();
});

it('the offer appears neither on the profile page nor for the next player', () => {
  renderInHost(<PasskeyOffer />, { path: '/profile?tab=security', session: aSession() });
  act(() => offerPasskey());
  expect(findOffer()).toBeNull();

  act(() => {
    signOut();
    setSession(aSession({ sessionId: 'another' }));
  });
  expect(findOffer()).toBeNull();
});

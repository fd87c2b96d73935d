import { act, screen } from '@testing-library/react';
import { signOut, setSession, offerPasskey } from '@emberclutch/web/state';
import { aSession } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { PasskeyOffer } from './PasskeyOffer.tsx';

const offer = () => screen.queryByRole('complementary', { name: 'Next time, without a code' });

it('the offer is shown until it is dismissed', async () => {
  const { user } = renderInHost(<PasskeyOffer />, { path: '/my-collection', session: aSession() });
  expect(offer()).toBeNull();

  act(() => offerPasskey());
  expect(screen.getByRole('link', { name: 'Set up a passkey' })).toHaveAttribute(
    'href',
    '/profile?tab=security',
  );
  await user.click(screen.getByRole('button', { name: 'Not now' }));

  expect(offer()).toBeNull();
});

it('the offer is not shown on the profile page, nor to the next player', () => {
  renderInHost(<PasskeyOffer />, { path: '/profile?tab=security', session: aSession() });
  act(() => offerPasskey());
  expect(offer()).toBeNull();

  act(() => {
    signOut();
    setSession(aSession({ sessionId: 'another' }));
  });
  expect(offer()).toBeNull();
});

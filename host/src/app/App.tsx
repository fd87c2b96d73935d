import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { pageAttributes, rootId } from '@emberclutch/contract/site/page-protocol.ts';
import { color, layers, space } from '@emberclutch/web/theme/tokens.ts';
import { matchPath } from '@emberclutch/contract/site/page-path.ts';
import { useLocation, useNavigate } from '@emberclutch/web/routing';
import { paths, signInPaths } from '@emberclutch/web/routing/paths.ts';
import { sessionEndAtom, store } from '@emberclutch/web/state';
import { CelebrationSlot } from '../features/celebration/CelebrationSlot.tsx';
import { Footer } from '../features/footer/Footer.tsx';
import { NotificationBell } from '../features/notifications/bell/NotificationBell.tsx';
import { ToastSlot } from '../features/notifications/toasts/ToastSlot.tsx';
import { PasskeyOfferSlot } from '../features/passkey-offer/PasskeyOfferSlot.tsx';
import { SeasonBadge } from '../features/season/SeasonBadge.tsx';
import { SeasonTint } from '../features/season/SeasonTint.tsx';
import { SeasonWorldSlot } from '../features/season/world/SeasonWorldSlot.tsx';
import { TopBar } from '../features/top-bar/TopBar.tsx';
import { CrashBoundary } from '../platform/errors/CrashBoundary.tsx';
import { findRemotePage } from '../platform/remotes/get-registry.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { RouteFocus } from './RouteFocus.tsx';
import { copy } from './copy.ts';

/** The shell around every page. */
export function App() {
  return (
    <CrashBoundary>
      <SkipLink href="#main">{copy.skip}</SkipLink>
      <SeasonTint />
      <SeasonWorldSlot part="sky" />
      <TopBar seasonBadge={<SeasonBadge />} bell={<NotificationBell />} />
      <RouteFocus />
      <SessionExpiredRedirect />
      <PasskeyOfferSlot />
      <AppRoutes />
      <SeasonWorldSlot part="land" />
      <Footer />
      <ToastSlot />
      <CelebrationSlot />
      <HydrationMarker />
    </CrashBoundary>
  );
}

/** Redirects to the login once the provider has rejected the session (specification, section 4). On protected pages, `AppRoutes` does so. */
export function SessionExpiredRedirect() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  const handleChange = useEffectEvent(() => {
    const isSignInPage = signInPaths.some((path) => matchPath(path, pathname));
    const isProtected = findRemotePage(pathname)?.page.isProtected ?? false;
    if (store.get(sessionEndAtom) !== 'expired' || isSignInPage || isProtected) return;
    void navigate(paths.loginFor(pathname + search + hash));
  });

  useEffect(() => store.sub(sessionEndAtom, () => handleChange()), []);

  return null;
}

/** Removes the attribute of a prerendered page once React has hydrated it and attached its event handlers. */
function HydrationMarker() {
  useEffect(() => document.getElementById(rootId)?.removeAttribute(pageAttributes.prerendered), []);
  return null;
}

const SkipLink = styled.a`
  position: fixed;
  top: 8px;
  left: 8px;
  z-index: ${layers.skipLink};
  padding: ${space.s} ${space.m};
  color: ${color.accentInk};
  forced-color-adjust: none;
  background: ${color.accent};

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

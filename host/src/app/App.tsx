import { GlobalStyle } from '@emberclutch/shared/theme';
import { TopBar } from '../features/top-bar/TopBar.tsx';
import { CelebrationSlot } from '../features/celebration/CelebrationSlot.tsx';
import { NotificationSlot } from '../features/notifications/NotificationSlot.tsx';
import { SeasonTint } from '../features/season/SeasonTint.tsx';
import { SessionExpiredRedirect } from '../platform/errors/SessionExpiredRedirect.tsx';
import { HydrationMarker } from '../platform/hydration/HydrationMarker.tsx';
import { CrashBoundary } from '../platform/errors/CrashBoundary.tsx';
import { Footer } from './Footer.tsx';
import { RouteFocus } from './RouteFocus.tsx';
import { PasskeyOfferSlot } from '../features/passkey-offer/PasskeyOfferSlot.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { SkipLink } from './SkipLink.tsx';

/** The shell around every page. */
export function App() {
  return (
    <>
      <GlobalStyle />
      <CrashBoundary>
        <SkipLink />
        <SeasonTint />
        <TopBar />
        <RouteFocus />
        <SessionExpiredRedirect />
        <PasskeyOfferSlot />
        <AppRoutes />
        <Footer />
        <NotificationSlot />
        <CelebrationSlot />
        <HydrationMarker />
      </CrashBoundary>
    </>
  );
}

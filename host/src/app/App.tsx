import { CelebrationSlot } from '../features/celebration/CelebrationSlot.tsx';
import { Footer } from '../features/footer/Footer.tsx';
import { ToastSlot } from '../features/notifications/toasts/ToastSlot.tsx';
import { PasskeyOfferSlot } from '../features/passkey-offer/PasskeyOfferSlot.tsx';
import { SeasonTint } from '../features/season/SeasonTint.tsx';
import { SeasonWorldSlot } from '../features/season/world/SeasonWorldSlot.tsx';
import { CrashBoundary } from '../platform/errors/CrashBoundary.tsx';
import { SessionExpiredRedirect } from './SessionExpiredRedirect.tsx';
import { HydrationMarker } from '../platform/hydration/HydrationMarker.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { AppTopBar } from './AppTopBar.tsx';
import { RouteFocus } from './RouteFocus.tsx';
import { SkipLink } from './SkipLink.tsx';

/** The shell around every page. */
export function App() {
  return (
    <CrashBoundary>
      <SkipLink />
      <SeasonTint />
      <SeasonWorldSlot part="sky" />
      <AppTopBar />
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

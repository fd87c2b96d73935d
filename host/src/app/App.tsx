import { GlobalStyle } from '@emberclutch/shared/theme';
import { TopBar } from '../bar/TopBar.tsx';
import { CelebrationSlot } from '../celebration/CelebrationSlot.tsx';
import { NotificationSlot } from '../notifications/NotificationSlot.tsx';
import { SeasonTint } from '../season/SeasonTint.tsx';
import { AfterRefusal } from './AfterRefusal.tsx';
import { Awake } from './Awake.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import { Footer } from './Footer.tsx';
import { NewPage } from './NewPage.tsx';
import { PasskeyOfferSlot } from './PasskeyOfferSlot.tsx';
import { Screens } from './Screens.tsx';
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
        <NewPage />
        <AfterRefusal />
        <PasskeyOfferSlot />
        <Screens />
        <Footer />
        <NotificationSlot />
        <CelebrationSlot />
        <Awake />
      </CrashBoundary>
    </>
  );
}

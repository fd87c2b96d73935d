import { Page } from '@emberclutch/shared/ui/Page';
import { useAuthState } from '../app/use-auth-state.ts';
import { copy } from '../copy.ts';
import { Frontispiece } from './Frontispiece.tsx';
import { Golden } from './Golden.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Newest } from './Newest.tsx';
import { SeasonNow } from './SeasonNow.tsx';
import { Totals } from './Totals.tsx';

/** The first page of the guide. */
export function HomePage() {
  const { isAuthenticated } = useAuthState();
  return (
    <Page title={copy.home.title}>
      <Frontispiece isAuthenticated={isAuthenticated} />
      <SeasonNow />
      <HowItWorks />
      <Newest />
      <Golden />
      <Totals />
    </Page>
  );
}

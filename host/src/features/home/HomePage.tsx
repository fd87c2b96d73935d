import { Page } from '@emberclutch/shared/ui/Page';
import { copy } from '../../copy.ts';
import { Hero } from './Hero.tsx';
import { Golden } from './Golden.tsx';
import { Grown } from './Grown.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Newest } from './Newest.tsx';
import { Promises } from './Promises.tsx';
import { SeasonNow } from './SeasonNow.tsx';
import { Totals } from './Totals.tsx';

/** The first page of the guide. */
export function HomePage() {
  return (
    <Page title={copy.home.title}>
      <Hero />
      <SeasonNow />
      <HowItWorks />
      <Newest />
      <Golden />
      <Promises />
      <Totals />
      <Grown />
    </Page>
  );
}

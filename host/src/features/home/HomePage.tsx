import { Page } from '@emberclutch/shared/ui/Page';
import { copy } from './copy.ts';
import { Hero } from './Hero.tsx';
import { GoldenEggs } from './GoldenEggs.tsx';
import { GrownDragon } from './GrownDragon.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { NewestEggs } from './NewestEggs.tsx';
import { Promises } from './Promises.tsx';
import { SeasonSummary } from './SeasonSummary.tsx';
import { Totals } from './Totals.tsx';

/** The home page. */
export function HomePage() {
  return (
    <Page title={copy.title}>
      <Hero />
      <SeasonSummary />
      <HowItWorks />
      <NewestEggs />
      <GoldenEggs />
      <Promises />
      <Totals />
      <GrownDragon />
    </Page>
  );
}

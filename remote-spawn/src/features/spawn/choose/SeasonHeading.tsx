import { createContext, use } from 'react';
import type { CurrentSeason } from '@emberclutch/contract/season/current-season.ts';
import { PedestalHeading, Pedestals } from '../layout/PedestalHeading.tsx';
import { findKnownSeason, nameSeason } from '../../../platform/calendar/name-season.ts';
import { StepStart } from '../layout/StepStart.tsx';
import { copy } from './copy.ts';

interface Props {
  season: Pick<CurrentSeason, 'spawnSeason' | 'spawnAge'>;
  title: string;
  lead: string;
  isStacked?: boolean;
}

/** The heading of the choose step, with eggs of the season. It has no eggs in a season that only another provider knows. */
export function SeasonHeading({ season: { spawnSeason, spawnAge }, title, lead, isStacked }: Props) {
  const season = findKnownSeason(spawnSeason);
  const label = copy.cycle.eggs(nameSeason(spawnSeason));
  const heading = (
    <PedestalHeading
      eyebrow={copy.cycle.eyebrow(nameSeason(spawnSeason, spawnAge))}
      title={title}
      lead={lead}
      isStacked={isStacked}
      pedestals={season && <Pedestals label={label} season={season} age={spawnAge} state="SEALED" />}
    />
  );
  return use(HasReturnedContext) ? <StepStart>{heading}</StepStart> : heading;
}

/** Whether the player came to the choose step from another step of this page, with a button that disappeared with that step. */
export const HasReturnedContext = createContext(false);

import { use } from 'react';
import type { CurrentSeason } from '@emberclutch/contract/season/current-season.ts';
import { PedestalHeading } from '../layout/PedestalHeading.tsx';
import { Pedestals } from '../layout/Pedestals.tsx';
import { knownSeason, seasonName } from '../../../platform/calendar/season-name.ts';
import { ReturnedToChoose } from '../layout/returned-to-choose.ts';
import { StepStart } from '../layout/StepStart.tsx';
import { copy } from './copy.ts';

interface Props {
  season: CurrentSeason;
  title: string;
  lead: string;
  isStacked?: boolean;
}

/** The heading of the choose step, with eggs of the season. Without eggs in a season that only another provider knows. */
export function SeasonHeading({ season: { spawnSeason, spawnAge }, title, lead, isStacked }: Props) {
  const season = knownSeason(spawnSeason);
  const label = copy.cycle.eggs(seasonName(spawnSeason));
  const heading = (
    <PedestalHeading
      eyebrow={copy.cycle.eyebrow(seasonName(spawnSeason, spawnAge))}
      title={title}
      lead={lead}
      isStacked={isStacked}
      pedestals={season && <Pedestals label={label} season={season} age={spawnAge} state="SEALED" />}
    />
  );
  return use(ReturnedToChoose) ? <StepStart>{heading}</StepStart> : heading;
}

import type { SeasonWithoutCycle } from '@emberclutch/contract/season/season-name.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { ComingCycles } from '../../../platform/calendar/ComingCycles.tsx';
import { StepActions } from '../../../platform/layout/StepActions.ts';
import { StepColumns } from '../../../platform/layout/StepColumns.ts';
import { PedestalHeading } from '../layout/PedestalHeading.tsx';
import { Pedestals } from '../layout/Pedestals.tsx';
import { copy } from './copy.ts';

interface Props {
  season: SeasonWithoutCycle;
}

/** A season in which nothing is spawned: what it is, and which cycles come next. */
export function NoCycleSeason({ season }: Props) {
  const texts = copy.withoutCycle[season];
  return (
    <>
      <PedestalHeading
        eyebrow={texts.eyebrow}
        title={texts.title}
        lead={texts.lead}
        pedestals={<Pedestals label={texts.dragons} state="HATCHED" />}
      />
      <StepColumns data-wide-list>
        <Panel>
          <p>{texts.next}</p>
          <StepActions>
            <ButtonLink to={paths.hatchery}>{copy.cycle.toHatchery}</ButtonLink>
          </StepActions>
        </Panel>
        <ComingCycles />
      </StepColumns>
    </>
  );
}

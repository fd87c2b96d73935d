import { paths } from '@emberclutch/web/routing/paths.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { ComingCycles } from '../../../platform/calendar/ComingCycles.tsx';
import { StepActions } from '../../../platform/layout/StepActions.ts';
import { StepColumns } from '../../../platform/layout/StepColumns.ts';
import { PedestalHeading } from '../layout/PedestalHeading.tsx';
import { Pedestals } from '../layout/Pedestals.tsx';
import { copy } from './copy.ts';

/** The season before all others, which has no cycles. */
export function Primordial() {
  return (
    <>
      <PedestalHeading
        eyebrow={copy.primordial.eyebrow}
        title={copy.primordial.title}
        lead={copy.primordial.lead}
        pedestals={<Pedestals label={copy.primordial.dragons} state="HATCHED" />}
      />
      <StepColumns data-wide-list>
        <Panel>
          <p>{copy.primordial.next}</p>
          <StepActions>
            <ButtonLink to={paths.hatchery}>{copy.cycle.toHatchery}</ButtonLink>
          </StepActions>
        </Panel>
        <ComingCycles />
      </StepColumns>
    </>
  );
}

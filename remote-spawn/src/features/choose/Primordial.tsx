import { paths } from '@emberclutch/shared/routing/paths';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { PageHeading } from '@emberclutch/shared/ui/PageHeading';
import { Panel } from '@emberclutch/shared/ui/Panel';
import { ComingCycles } from '../../calendar/ComingCycles.tsx';
import { StepActions } from '../../steps/StepActions.ts';
import { StepColumns } from '../../steps/StepColumns.ts';
import { copy } from './copy.ts';

/** The season before all others, which has no cycles. */
export function Primordial() {
  return (
    <>
      <PageHeading eyebrow={copy.primordial.eyebrow} title={copy.primordial.title} />
      <StepColumns $isListWide>
        <Panel>
          <p>{copy.primordial.lead}</p>
          <StepActions>
            <ButtonLink to={paths.hatchery}>{copy.cycle.toHatchery}</ButtonLink>
          </StepActions>
        </Panel>
        <ComingCycles />
      </StepColumns>
    </>
  );
}

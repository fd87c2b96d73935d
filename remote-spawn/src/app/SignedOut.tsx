import { signedOutOnly } from '@emberclutch/contract/site/page-protocol.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { useLocation } from '@emberclutch/web/routing';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { ComingCycles } from '../platform/calendar/ComingCycles.tsx';
import { PedestalHeading } from '../features/spawn/layout/PedestalHeading.tsx';
import { Pedestals } from '../features/spawn/layout/Pedestals.tsx';
import { StepActions } from '../platform/layout/StepActions.ts';
import { StepColumns } from '../platform/layout/StepColumns.ts';
import { copy } from './copy.ts';

/** Tells a visitor without a session that a held lock stays held, and that signing in leads back to this step. */
export function SignedOut() {
  const { pathname, search } = useLocation();
  return (
    <div {...signedOutOnly}>
      <PedestalHeading
        title={copy.signedOut}
        lead={copy.signedOutLead}
        pedestals={<Pedestals label={copy.signedOutEggs} state="SEALED" />}
      />
      <StepColumns data-wide-list>
        <Panel>
          <p>{copy.whileSigningIn}</p>
          <StepActions>
            <ButtonLink to={paths.loginFor(pathname + search)}>{copy.signIn}</ButtonLink>
            <ButtonLink variant="quiet" to={paths.register}>
              {copy.signUp}
            </ButtonLink>
          </StepActions>
        </Panel>
        <ComingCycles phases={['open', 'next', 'later']} />
      </StepColumns>
    </div>
  );
}

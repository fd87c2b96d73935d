import { paths } from '@emberclutch/shared/routing/paths';
import { useLocation } from '@emberclutch/shared/routing';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { Panel } from '@emberclutch/shared/ui/Panel';
import { ComingCycles } from '../calendar/ComingCycles.tsx';
import { PedestalHeading } from '../pedestals/PedestalHeading.tsx';
import { Pedestals } from '../pedestals/Pedestals.tsx';
import { StepActions } from '../steps/StepActions.ts';
import { StepColumns } from '../steps/StepColumns.ts';
import { copy } from './copy.ts';

/** For a visitor without a session: what is held stays held, and signing in leads back to this step. */
export function SignedOut() {
  const { pathname, search } = useLocation();
  return (
    <>
      <PedestalHeading
        title={copy.signedOut}
        lead={copy.signedOutLead}
        pedestals={<Pedestals label={copy.signedOutEggs} state="SEALED" />}
      />
      <StepColumns $isListWide>
        <Panel>
          <p>{copy.whileSigningIn}</p>
          <StepActions>
            <ButtonLink to={paths.loginFor(pathname + search)}>{copy.signIn}</ButtonLink>
            <ButtonLink variant="quiet" to={paths.register}>
              {copy.signUp}
            </ButtonLink>
          </StepActions>
        </Panel>
        <ComingCycles />
      </StepColumns>
    </>
  );
}

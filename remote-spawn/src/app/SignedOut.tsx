import { paths } from '@emberclutch/web/routing/paths.ts';
import { useLocation } from '@emberclutch/web/routing';
import { ButtonLink } from '@emberclutch/web/ui/ButtonLink.tsx';
import { Panel } from '@emberclutch/web/ui/Panel.tsx';
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

import { paths } from '@emberclutch/shared/routing/paths';
import { useLocation } from '@emberclutch/shared/routing';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { PageHeading } from '@emberclutch/shared/ui/PageHeading';
import { Panel } from '@emberclutch/shared/ui/Panel';
import { ComingCycles } from '../calendar/ComingCycles.tsx';
import { StepActions } from '../steps/StepActions.ts';
import { StepColumns } from '../steps/StepColumns.ts';
import { copy } from './copy.ts';

/** For a visitor without a session: what is held stays held, and signing in leads back to this step. */
export function SignedOut() {
  const { pathname, search } = useLocation();
  return (
    <>
      <PageHeading title={copy.signedOut} />
      <StepColumns $isListWide>
        <Panel>
          <p>{copy.signedOutLead}</p>
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

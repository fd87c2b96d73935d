import { useIsMutating } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { AuthFlow } from '@emberclutch/contract/identity/auth-flow.ts';
import { Email } from '@emberclutch/contract/identity/input/email.ts';
import { beginLogin, endCodeFlow } from '@emberclutch/web/api/auth.ts';
import { Link, Navigate, useLocation, useNavigate } from '@emberclutch/web/routing';
import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { sessionAtom } from '@emberclutch/web/state';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { toSentCode } from '../../../platform/codes/sent-code.ts';
import { ErrorAlert } from '../../../platform/errors/ErrorAlert.tsx';
import { FormColumn } from '../../../platform/forms/FormColumn.tsx';
import { useSingleMutation } from '../../../platform/forms/use-single-mutation.ts';
import { findCodeHeading, CodeLead } from '../code/CodeLead.tsx';
import { CodeStep } from '../code/CodeStep.tsx';
import { isCodeLink, RedirectWithCode } from '../flow/RedirectWithCode.tsx';
import { composeStepAddress, readEntry } from '../flow/use-sign-in-steps.ts';
import { findTargetAfterSignIn } from '../flow/find-target-after-sign-in.ts';
import { SignInSheet } from '../layout/SignInSheet.tsx';
import { signInKey } from '../session/sign-in-key.ts';
import { copy } from './copy.ts';

/** Target of the e-mail links: one fills in the code, the other ends the flow. Neither acts before the player presses a button. */
export function VerifyPage({ page }: PageProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const session = useAtomValue(sessionAtom);
  const isSigningIn = useIsMutating({ mutationKey: signInKey }) > 0;
  const params = new URLSearchParams(location.search);
  const next = params.get('next');
  const entry = readEntry(location.state);
  if (isCodeLink(location.hash)) return <RedirectWithCode />;
  if (params.get('step') === 'end') return <EndCodeFlow title={page.title} challenge={entry.challenge} />;
  if (session && !isSigningIn) return <Navigate to={findTargetAfterSignIn(next)} replace />;

  const email = entry.email ?? Email.safeParse(params.get('email') ?? '').data;
  const loginAddress = composeStepAddress(paths.login, next);
  const keepNewCode = (flow: AuthFlow) =>
    void navigate(location, { replace: true, state: { email, ...toSentCode(flow) } });
  return (
    <SignInSheet
      title={page.title}
      heading={findCodeHeading(entry)}
      lead={<CodeLead entry={entry} email={email} />}
      aside={
        <>
          {copy.other} <Link to={loginAddress}>{copy.otherLink}</Link>
        </>
      }
    >
      <CodeStep
        entry={{ ...entry, email }}
        submitLabel={copy.enter}
        change={{ to: loginAddress }}
        resend={email === undefined ? undefined : { send: () => beginLogin({ email }), onSent: keepNewCode }}
      />
    </SignInSheet>
  );
}

interface EndCodeFlowProps {
  title: string;
  /** Undefined if the link is incomplete. */
  challenge: string | undefined;
}

/** Lets the owner of an address end a flow that another person began with it. This invalidates the code. */
function EndCodeFlow({ title, challenge }: EndCodeFlowProps) {
  const endMutation = useSingleMutation<unknown, Error, string>({
    mutationFn: (flowChallenge) => endCodeFlow({ challenge: flowChallenge }),
  });

  const { end } = copy;
  return (
    <SignInSheet
      title={end.title}
      eyebrow={title}
      heading={end.title}
      lead={endMutation.isSuccess ? end.leadDone : end.lead}
      aside={
        <>
          {end.other} <Link to={paths.reset}>{end.otherLink}</Link>
        </>
      }
    >
      {challenge === undefined ? (
        <Alert tone="info">{end.incomplete}</Alert>
      ) : (
        <FormColumn as="div">
          <ErrorAlert error={endMutation.error} />
          <div role="status">{endMutation.isSuccess && <Alert tone="success">{end.done}</Alert>}</div>
          {!endMutation.isSuccess && (
            <Button size="l" isBusy={endMutation.isPending} onClick={() => endMutation.mutate(challenge)}>
              {end.button}
            </Button>
          )}
        </FormColumn>
      )}
    </SignInSheet>
  );
}

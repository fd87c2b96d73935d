import { useQueryClient } from '@tanstack/react-query';
import { accountQueries } from '@emberclutch/web/api/account.ts';
import { beginReset, completeReset } from '@emberclutch/web/api/auth.ts';
import type { AuthFlow } from '@emberclutch/contract/identity/auth-flow.ts';
import { Email } from '@emberclutch/contract/identity/input/email.ts';
import { Link, useNavigate } from '@emberclutch/web/routing';
import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { knownPasskeys } from '../../../platform/passkeys/known-passkeys.ts';
import { signalAuthenticators } from '../../../platform/passkeys/signal-authenticators.ts';
import { codeHeadingOf, CodeLead } from '../code/CodeLead.tsx';
import { CodeStep } from '../code/CodeStep.tsx';
import { headingCopy } from '../code/heading-copy.ts';
import { SignInSheet } from '../layout/SignInSheet.tsx';
import { targetAfterSignIn } from '../flow/target-after-sign-in.ts';
import { TakeCodeLink } from '../flow/TakeCodeLink.tsx';
import { copy } from './copy.ts';
import { ResetForm } from './ResetForm.tsx';
import { useResetSteps } from './use-reset-steps.ts';

/**
 * For a player who lost a device or whose account is used by someone else. There are no passwords, so a reset ends all
 * sessions: a code signs the player in, and every other session ends.
 */
export function ResetPage({ page }: PageProps) {
  const { step, next, hasLink, goToCode, keepNewCode, firstAddress, loginAddress } = useResetSteps();
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  if (hasLink) return <TakeCodeLink />;
  if (step === null) {
    return (
      <SignInSheet
        title={page.title}
        eyebrow={page.title}
        heading={copy.heading}
        lead={copy.lead}
        aside={
          <>
            {copy.other} <Link to={loginAddress}>{copy.otherLink}</Link>
          </>
        }
      >
        <ResetForm onBegun={goToCode} />
      </SignInSheet>
    );
  }

  const { username, ...entry } = step;
  const email = Email.safeParse(username ?? '').data;
  const handleSignedIn = () => {
    knownPasskeys.clear();
    const account = queryClient.getQueryData(accountQueries.own().queryKey);
    if (account) void signalAuthenticators.ofPasskeys(account);
    const state = { isAfterReset: true, next: next === null ? undefined : targetAfterSignIn(next) };
    void navigate(paths.profileTab('security'), { replace: true, state });
  };
  return (
    <SignInSheet
      title={headingCopy.title}
      eyebrow={page.title}
      heading={codeHeadingOf(entry)}
      lead={<CodeLead entry={entry} email={email} />}
    >
      <CodeStep
        entry={entry}
        submitLabel={copy.enter}
        confirm={completeReset}
        onSignedIn={handleSignedIn}
        firstAddress={firstAddress}
        changeLabel={copy.change}
        resend={username === undefined ? undefined : () => beginReset({ username })}
        onResent={(flow: AuthFlow) => keepNewCode(username, flow)}
      />
    </SignInSheet>
  );
}

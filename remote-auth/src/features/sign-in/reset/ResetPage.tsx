import { useQueryClient } from '@tanstack/react-query';
import type { AuthFlow } from '@emberclutch/contract/identity/auth-flow.ts';
import { Email } from '@emberclutch/contract/identity/input/email.ts';
import { ResetInitBody } from '@emberclutch/contract/identity/input/reset.ts';
import { accountQueries } from '@emberclutch/web/api/account.ts';
import { isApiError } from '@emberclutch/web/api/api-error.ts';
import { beginReset, completeReset } from '@emberclutch/web/api/auth.ts';
import { Link, useNavigate, useLocation } from '@emberclutch/web/routing';
import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { TextField } from '@emberclutch/web/ui/controls/TextField.tsx';
import { toSentCode } from '../../../platform/codes/sent-code.ts';
import { FormColumn } from '../../../platform/forms/FormColumn.tsx';
import { chooseLabel } from '../../../platform/forms/choose-label.ts';
import { useSingleMutation } from '../../../platform/forms/use-single-mutation.ts';
import { useTextForm } from '../../../platform/forms/use-text-form.ts';
import { validateField } from '../../../platform/forms/validate-field.ts';
import { knownPasskeys } from '../../../platform/passkeys/known-passkeys.ts';
import { signalAuthenticators } from '../../../platform/passkeys/signal-authenticators.ts';
import { findCodeHeading, CodeLead } from '../code/CodeLead.tsx';
import { CodeStep } from '../code/CodeStep.tsx';
import { copy as signInCopy } from '../copy.ts';
import { isCodeLink, RedirectWithCode } from '../flow/RedirectWithCode.tsx';
import { composeStepAddress, readEntry } from '../flow/use-sign-in-steps.ts';
import { findTargetAfterSignIn } from '../flow/find-target-after-sign-in.ts';
import { SignInErrorAlert } from '../layout/SignInErrorAlert.tsx';
import { SignInSheet } from '../layout/SignInSheet.tsx';
import { copy } from './copy.ts';

/**
 * For a player who has lost a device, or whose account another person uses. There are no passwords, so a reset ends sessions: a
 * code signs the player in, and every other session ends.
 */
export function ResetPage({ page }: PageProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const params = new URLSearchParams(location.search);
  const next = params.get('next');
  // The name is in the history entry, because URLs are logged and shared.
  const goToCode = (username: string, flow: AuthFlow, { isReplaced = false } = {}) =>
    void navigate(composeStepAddress(paths.reset, next, { step: 'code' }), {
      replace: isReplaced,
      state: { username, ...toSentCode(flow) },
    });

  if (isCodeLink(location.hash)) return <RedirectWithCode />;
  if (params.get('step') !== 'code') {
    return (
      <SignInSheet
        title={page.title}
        heading={copy.heading}
        lead={copy.lead}
        aside={
          <>
            {copy.other} <Link to={composeStepAddress(paths.login, next)}>{copy.otherLink}</Link>
          </>
        }
      >
        <ResetForm onBegun={goToCode} />
      </SignInSheet>
    );
  }

  const { username: typedName, ...entry } = readEntry(location.state);
  const username = typedName ?? entry.email;
  const email = Email.safeParse(username ?? '').data;
  const handleSignedIn = () => {
    knownPasskeys.clear();
    void signalAuthenticators.updatePasskeys(queryClient.getQueryData(accountQueries.own().queryKey));
    const state = { isAfterReset: true, next: next === null ? undefined : findTargetAfterSignIn(next) };
    void navigate(paths.profileTab('security'), { replace: true, state });
  };
  return (
    <SignInSheet
      title={signInCopy.code.title}
      eyebrow={page.title}
      heading={findCodeHeading(entry)}
      lead={<CodeLead entry={entry} email={email} />}
    >
      <CodeStep
        entry={entry}
        submitLabel={copy.enter}
        confirm={completeReset}
        onSignedIn={handleSignedIn}
        change={{ to: composeStepAddress(paths.reset, next), label: copy.change }}
        resend={
          username === undefined
            ? undefined
            : {
                send: () => beginReset({ username }),
                onSent: (flow) => goToCode(username, flow, { isReplaced: true }),
              }
        }
      />
    </SignInSheet>
  );
}

const Username = ResetInitBody.shape.username;

function ResetForm({ onBegun }: { onBegun: (username: string, flow: AuthFlow) => void }) {
  const beginMutation = useSingleMutation<AuthFlow, Error, string>({
    mutationFn: (username) => beginReset({ username }),
  });
  const { field, error, handleSubmit, reject } = useTextForm({
    mutation: beginMutation,
    validate: (username) => validateField(Username, username, copy.username),
    onSubmit: (username) =>
      beginMutation.mutate(username, {
        onSuccess: (flow) => onBegun(username, flow),
        onError: (failure) => {
          if (isSharedName(failure, username)) reject(copy.username.shared);
        },
      }),
  });

  return (
    <FormColumn noValidate onSubmit={handleSubmit}>
      <TextField
        ref={field}
        name="username"
        label={copy.username.label}
        error={error}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <SignInErrorAlert error={beginMutation.error} />
      <Button type="submit" size="l" isBusy={beginMutation.isPending}>
        {chooseLabel(beginMutation.error, signInCopy.begin.sendCode)}
      </Button>
    </FormColumn>
  );
}

/** Display names are not unique: for a shared name, the provider asks for the e-mail address. */
const isSharedName = (error: Error, username: string) =>
  isApiError(error) && error.status === 409 && !username.includes('@');

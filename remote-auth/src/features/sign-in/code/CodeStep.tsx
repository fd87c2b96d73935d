import { useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { AuthFlow } from '@emberclutch/contract/identity/auth-flow.ts';
import type { SessionResponse } from '@emberclutch/contract/identity/confirm-response.ts';
import type { ConfirmBody } from '@emberclutch/contract/identity/input/code-flow.ts';
import { confirmCode } from '@emberclutch/web/api/auth.ts';
import { Link } from '@emberclutch/web/routing';
import type { LinkProps } from '@emberclutch/web/routing';
import { offerPasskey } from '@emberclutch/web/state';
import { color, size, space } from '@emberclutch/web/theme/tokens.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { CodeField, clearCodeField } from '../../../platform/codes/CodeField.tsx';
import { ResendCode } from '../../../platform/codes/ResendCode.tsx';
import { copy as codesCopy } from '../../../platform/codes/copy.ts';
import { parseCode, validateCode } from '../../../platform/codes/read-code.ts';
import { FormColumn } from '../../../platform/forms/FormColumn.tsx';
import { chooseLabel } from '../../../platform/forms/choose-label.ts';
import { useSingleMutation } from '../../../platform/forms/use-single-mutation.ts';
import { useTextForm } from '../../../platform/forms/use-text-form.ts';
import { canStorePasskeys } from '../../../platform/passkeys/passkey-support.ts';
import type { SignInEntry } from '../flow/use-sign-in-steps.ts';
import { SignInErrorAlert } from '../layout/SignInErrorAlert.tsx';
import { signInKey } from '../session/sign-in-key.ts';
import { signIn } from '../session/sign-in.ts';
import { copy } from './copy.ts';

interface Props {
  entry: SignInEntry;
  submitLabel: string;
  /** The call that exchanges the code for a session; `confirmCode` by default. */
  confirm?: (body: ConfirmBody) => Promise<SessionResponse>;
  onSignedIn?: () => void;
  /** Link to the previous step, to enter another e-mail. */
  change: { to: LinkProps['to']; label?: string };
  /** Sends another code; undefined if the values of the first step are unknown. */
  resend: { send: () => Promise<AuthFlow>; onSent: (flow: AuthFlow) => void } | undefined;
}

/** The second step: enter the code, ask for a new one, or use another e-mail. */
export function CodeStep({ entry, submitLabel, confirm = confirmCode, onSignedIn, change, resend }: Props) {
  const { challenge, code: filledCode, codeLength, sentAt, isMailed } = entry;
  const queryClient = useQueryClient();
  const confirmMutation = useConfirmCode(confirm);
  const { field, error, handleSubmit } = useTextForm({
    mutation: confirmMutation,
    isFocused: true,
    validate: (text) => validateCode(text, codeLength),
    onSubmit: (text) => {
      // Read from the cache, because a passkey may be signing in at the same time.
      if (queryClient.isMutating({ mutationKey: signInKey }) > 0) return;
      // A rejected code stays visible for comparison, selected so that the next one replaces it.
      confirmMutation.mutate(
        { code: parseCode(text), challenge },
        { onSuccess: onSignedIn, onError: () => field.current?.select() },
      );
    },
  });

  const usualHint =
    sentAt === undefined
      ? copy.usual
      : copy.hint(codeLength === undefined ? undefined : codesCopy.digits(codeLength));
  const hint = isMailed === false ? codesCopy.notMailed : usualHint;
  return (
    <>
      <FormColumn noValidate onSubmit={handleSubmit}>
        <CodeField
          ref={field}
          codeLength={codeLength}
          label={codesCopy.label}
          hint={filledCode === undefined ? hint : undefined}
          error={error}
          defaultValue={filledCode}
        />
        <SignInErrorAlert error={confirmMutation.error} />
        <Button type="submit" size="l" isBusy={confirmMutation.isPending}>
          {chooseLabel(confirmMutation.error, submitLabel)}
        </Button>
      </FormColumn>
      <Alternatives>
        {resend && (
          <ResendCode
            sentAt={sentAt}
            resend={resend.send}
            sentMessage={copy.resent}
            renderError={(resendError) => <SignInErrorAlert error={resendError} />}
            onResent={(flow) => {
              resend.onSent(flow);
              clearCodeField(field.current);
            }}
          />
        )}
        <Link to={change.to} state={entry}>
          {change.label ?? copy.change}
        </Link>
      </Alternatives>
    </>
  );
}

/** Signs in with a code. Offers a passkey to a player who has none. */
function useConfirmCode(confirm: (body: ConfirmBody) => Promise<SessionResponse>) {
  const queryClient = useQueryClient();
  return useSingleMutation<void, Error, ConfirmBody>({
    mutationKey: signInKey,
    mutationFn: (body) =>
      signIn(queryClient, confirm(body), async ({ passkeys }) => {
        if (passkeys.length === 0 && (await canStorePasskeys())) offerPasskey();
      }),
  });
}

const Alternatives = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.m};
  padding-top: ${space.l};
  margin-top: ${space.l};
  border-top: 1px solid ${color.rule};
  font-size: ${size.s};

  a {
    padding: ${space.xxs} 0;
  }
`;

import { useState } from 'react';
import { startAuthentication } from '@simplewebauthn/browser';
import { useQuery } from '@tanstack/react-query';
import type { ConfirmBody } from '@emberclutch/contract/identity/input/code-flow.ts';
import { accountQueries } from '@emberclutch/web/api/account.ts';
import { isApiError } from '@emberclutch/web/api/api-error.ts';
import { catchMissing } from '@emberclutch/web/api/is-missing.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { InitialMessage } from '@emberclutch/web/ui/feedback/InitialMessage.tsx';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import {
  beginReauthenticationByCode,
  beginReauthenticationByPasskey,
  finishReauthenticationByCode,
  finishReauthenticationByPasskey,
} from '../../../../platform/api/reauthentication.ts';
import { CodeField, clearCodeField } from '../../../../platform/codes/CodeField.tsx';
import { ResendCode } from '../../../../platform/codes/ResendCode.tsx';
import { copy as codesCopy } from '../../../../platform/codes/copy.ts';
import { parseCode, validateCode } from '../../../../platform/codes/read-code.ts';
import { toSentCode } from '../../../../platform/codes/sent-code.ts';
import type { SentCode } from '../../../../platform/codes/sent-code.ts';
import { ErrorAlert } from '../../../../platform/errors/ErrorAlert.tsx';
import { LatestResultProvider } from '../../../../platform/forms/LatestResultProvider.tsx';
import { FormColumn } from '../../../../platform/forms/FormColumn.tsx';
import { chooseLabel } from '../../../../platform/forms/choose-label.ts';
import { useFocusOnMount } from '../../../../platform/forms/use-focus-on-mount.ts';
import { useSingleMutation } from '../../../../platform/forms/use-single-mutation.ts';
import { useTextForm } from '../../../../platform/forms/use-text-form.ts';
import { PasskeyErrorAlert } from '../../../../platform/passkeys/PasskeyErrorAlert.tsx';
import { explainPasskeyError } from '../../../../platform/passkeys/explain-passkey-error.ts';
import { requirePasskeySupport } from '../../../../platform/passkeys/passkey-support.ts';
import { errorMessages } from '../../error-messages.ts';
import { Question } from '../../layout/Question.tsx';
import { StatusMessage } from '../../layout/StatusMessage.tsx';
import { copy } from './copy.ts';

interface Props {
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Asks the player to confirm their identity, because the provider requires it for an action. Replaces the controls of that action. */
export function ConfirmIdentity(props: Props) {
  return (
    <LatestResultProvider>
      <Confirmation {...props} />
    </LatestResultProvider>
  );
}

/** Whether the provider requires a recent proof of identity before it carries out the request. */
export const needsConfirmation = (error: Error | null): error is Error =>
  isApiError(error) && error.code === 'reauthentication_required';

function Confirmation({ onConfirmed, onCancel }: Props) {
  const { data: account } = useQuery(accountQueries.own());
  const passkeyMutation = useConfirmByPasskey();
  const sendMutation = useSingleMutation<SentCode>({
    mutationFn: async () => toSentCode(await beginReauthenticationByCode()),
  });
  const group = useFocusOnMount<HTMLDivElement>();
  const hasPasskey = (account?.passkeys.length ?? 0) > 0;

  return (
    <Question ref={group} title={copy.title} explanation={copy.why} onClose={onCancel}>
      {sendMutation.data ? (
        <ConfirmationCode
          initialCode={sendMutation.data}
          sentMessage={passkeyMutation.data === false ? copy.sentInstead : copy.sent}
          isJustSent={sendMutation.isLatest}
          onConfirmed={onConfirmed}
          onCancel={onCancel}
        />
      ) : (
        <ActionRow>
          {hasPasskey && (
            <Button
              size="s"
              isBusy={passkeyMutation.isPending || (passkeyMutation.data === false && sendMutation.isPending)}
              onClick={() => {
                sendMutation.reset();
                passkeyMutation.mutate(undefined, {
                  onSuccess: (isConfirmed) => (isConfirmed ? onConfirmed() : sendMutation.mutate()),
                });
              }}
            >
              {chooseLabel(passkeyMutation.error, copy.byPasskey)}
            </Button>
          )}
          <Button
            variant={hasPasskey ? 'quiet' : 'primary'}
            size="s"
            isBusy={sendMutation.isPending}
            onClick={() => {
              passkeyMutation.reset();
              sendMutation.mutate();
            }}
          >
            {chooseLabel(sendMutation.error, copy.byCode)}
          </Button>
          <Button variant="quiet" size="s" onClick={onCancel}>
            {copy.cancel}
          </Button>
        </ActionRow>
      )}
      {passkeyMutation.error && <PasskeyErrorAlert error={passkeyMutation.error} messages={errorMessages} />}
      <ErrorAlert error={sendMutation.error} messages={errorMessages} />
    </Question>
  );
}

interface ConfirmationCodeProps {
  /** The first code; the player may ask for another. */
  initialCode: SentCode;
  sentMessage: string;
  /** Whether the player has not acted since it was sent. */
  isJustSent: boolean;
  onConfirmed: () => void;
  onCancel: () => void;
}

function ConfirmationCode({
  initialCode,
  sentMessage,
  isJustSent,
  onConfirmed,
  onCancel,
}: ConfirmationCodeProps) {
  const [sentCode, setSentCode] = useState(initialCode);
  const confirmMutation = useSingleMutation<unknown, Error, ConfirmBody>({
    mutationFn: finishReauthenticationByCode,
  });
  const { challenge, codeLength, sentAt, isMailed } = sentCode;
  const { field, error, handleSubmit } = useTextForm({
    mutation: confirmMutation,
    isFocused: true,
    validate: (text) => validateCode(text, codeLength),
    onSubmit: (text) =>
      confirmMutation.mutate(
        { code: parseCode(text), challenge },
        { onSuccess: onConfirmed, onError: () => field.current?.select() },
      ),
  });

  return (
    <FormColumn noValidate onSubmit={handleSubmit}>
      <StatusMessage>
        {isJustSent && (
          <InitialMessage>{isMailed === false ? codesCopy.notMailed : sentMessage}</InitialMessage>
        )}
      </StatusMessage>
      <CodeField ref={field} codeLength={codeLength} label={codesCopy.label} error={error} />
      <ErrorAlert error={confirmMutation.error} messages={errorMessages} />
      <ResendCode
        sentAt={sentAt}
        resend={beginReauthenticationByCode}
        sentMessage={copy.resent}
        renderError={(resendError) => <ErrorAlert error={resendError} messages={errorMessages} />}
        onResent={(flow) => {
          setSentCode(toSentCode(flow));
          clearCodeField(field.current);
        }}
      />
      <ActionRow>
        <Button type="submit" size="s" isBusy={confirmMutation.isPending}>
          {chooseLabel(confirmMutation.error, copy.confirm)}
        </Button>
        <Button variant="quiet" size="s" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </ActionRow>
    </FormColumn>
  );
}

/** The mutation returns false if the provider accepts no passkey of the account for this. */
const useConfirmByPasskey = () =>
  useSingleMutation<boolean>({
    mutationFn: () =>
      confirmByPasskey().catch((error: unknown) => {
        throw explainPasskeyError(error, 'signIn');
      }),
  });

async function confirmByPasskey(): Promise<boolean> {
  requirePasskeySupport();
  const ceremony = await catchMissing(beginReauthenticationByPasskey());
  if (ceremony === null) return false;
  const assertion = await startAuthentication({ optionsJSON: ceremony.publicKey });
  await finishReauthenticationByPasskey({ assertion, sessionData: ceremony.sessionData });
  return true;
}

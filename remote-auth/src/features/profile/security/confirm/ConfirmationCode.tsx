import { useState } from 'react';
import type { FormEvent } from 'react';
import { beginReauthenticationByCode } from '../../../../platform/api/reauthentication.ts';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import { InitialMessage } from '@emberclutch/web/ui/feedback/InitialMessage.tsx';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { CodeField } from '../../../../platform/codes/CodeField.tsx';
import { copy as codesCopy } from '../../../../platform/codes/copy.ts';
import { readCodeOf } from '../../../../platform/codes/read-code.ts';
import { emptyCodeField } from '../../../../platform/codes/empty-code-field.ts';
import { ResendCode } from '../../../../platform/codes/ResendCode.tsx';
import { sentNow } from '../../../../platform/codes/sent-code.ts';
import type { SentCode } from '../../../../platform/codes/sent-code.ts';
import { ErrorAlert } from '../../../../platform/errors/ErrorAlert.tsx';
import { chooseLabel } from '../../../../platform/forms/choose-label.ts';
import { FormColumn } from '../../../../platform/forms/FormColumn.tsx';
import { useFocusOnMount } from '../../../../platform/forms/use-focus-on-mount.ts';
import { errorMessages } from '../../error-messages.ts';
import { StatusMessage } from '../../layout/StatusMessage.tsx';
import { copy } from './copy.ts';
import { useConfirmByCode } from './use-confirm-identity.ts';

interface Props {
  sent: SentCode;
  /** Says that it was sent. */
  sentMessage: string;
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Asks for the code that confirms the player, or sends a new one. */
export function ConfirmationCode({ sent: first, sentMessage, onConfirmed, onCancel }: Props) {
  const field = useFocusOnMount<HTMLInputElement>();
  const [sent, setSent] = useState(first);
  const [latest, setLatest] = useState<'confirm' | 'malformed' | 'resend' | null>(null);
  const confirming = useConfirmByCode();
  const { challenge, codeLength, sentAt, isMailed } = sent;

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (confirming.isPending) return;
    const code = readCodeOf(field.current?.value ?? '', codeLength);
    setLatest(code === null ? 'malformed' : 'confirm');
    if (code === null) return field.current?.focus();
    confirming.mutate(
      { code, challenge },
      { onSuccess: onConfirmed, onError: () => field.current?.select() },
    );
  };

  const confirmError = latest === 'confirm' ? confirming.error : null;
  return (
    <FormColumn noValidate onSubmit={handleSubmit}>
      <StatusMessage>
        {latest === null && (
          <InitialMessage>{isMailed === false ? codesCopy.notMailed : sentMessage}</InitialMessage>
        )}
      </StatusMessage>
      <CodeField
        ref={field}
        codeLength={codeLength}
        label={codesCopy.label}
        error={latest === 'malformed' ? codesCopy.malformed(codesCopy.digits(codeLength)) : undefined}
      />
      <ErrorAlert error={confirmError} messages={errorMessages} />
      <ResendCode
        sentAt={sentAt}
        resend={beginReauthenticationByCode}
        sentMessage={copy.resent}
        renderError={(error) => <ErrorAlert error={error} messages={errorMessages} />}
        onResent={(flow) => {
          setSent(sentNow(flow));
          emptyCodeField(field.current);
        }}
        isLatest={latest === 'resend'}
        onBegin={() => setLatest('resend')}
      />
      <ActionRow>
        <Button type="submit" size="s" isBusy={confirming.isPending}>
          {chooseLabel(confirmError, copy.confirm)}
        </Button>
        <Button variant="quiet" size="s" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </ActionRow>
    </FormColumn>
  );
}

import { useState, useRef } from 'react';
import type { FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { AccountInfo } from '@emberclutch/contract/identity/account.ts';
import type { AuthFlow } from '@emberclutch/contract/identity/auth-flow.ts';
import type {
  EmailChangeBody,
  EmailChangeCodesBody,
} from '@emberclutch/contract/identity/input/email-change.ts';
import { Email } from '@emberclutch/contract/identity/input/email.ts';
import { accountQueries } from '@emberclutch/web/api/account.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { TextField } from '@emberclutch/web/ui/controls/TextField.tsx';
import { InitialMessage } from '@emberclutch/web/ui/feedback/InitialMessage.tsx';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { beginEmailChange, finishEmailChange } from '../../../../platform/api/account.ts';
import { securityEventQueries } from '../../../../platform/api/security-events.ts';
import { CodeField } from '../../../../platform/codes/CodeField.tsx';
import { copy as codesCopy } from '../../../../platform/codes/copy.ts';
import { readCodeOfLength } from '../../../../platform/codes/read-code.ts';
import { FormColumn } from '../../../../platform/forms/FormColumn.tsx';
import { useFocusOnMount } from '../../../../platform/forms/use-focus-on-mount.ts';
import { useSingleMutation } from '../../../../platform/forms/use-single-mutation.ts';
import { validateField } from '../../../../platform/forms/validate-field.ts';
import { signalAuthenticators } from '../../../../platform/passkeys/signal-authenticators.ts';
import { PanelLead } from '../../layout/PanelLead.ts';
import { StatusMessage } from '../../layout/StatusMessage.tsx';
import { ConfirmIdentity, needsConfirmation } from '../../security/confirm/ConfirmIdentity.tsx';
import { RightsError } from './RightsError.tsx';
import { copy, emailErrorMessages } from './copy.ts';

/** Moves the account to another address: asks for the new address, then for a code from each address. */
export function ChangeEmail({ account }: { account: AccountInfo }) {
  const [next, setNext] = useState('');
  const [changed, setChanged] = useState<string | null>(null);
  const beginning = useSingleMutation<AuthFlow, Error, EmailChangeBody>({ mutationFn: beginEmailChange });
  const [sent, setSent] = useState<AuthFlow | null>(null);
  const begin = (email: string) => beginning.mutate({ email }, { onSuccess: setSent });

  return (
    <Panel title={copy.email.title}>
      <PanelLead>{copy.email.lead}</PanelLead>
      <StatusMessage>{changed !== null && copy.email.done(changed)}</StatusMessage>
      {needsConfirmation(beginning.error) ? (
        <ConfirmIdentity onConfirmed={() => begin(next)} onCancel={beginning.reset} />
      ) : sent ? (
        <EmailCodes
          key={sent.challenge}
          sent={sent}
          current={account.email ?? copy.email.yourAddress}
          next={next}
          resending={beginning}
          onResend={() => begin(next)}
          onCancel={() => setSent(null)}
          onChanged={() => {
            setSent(null);
            setChanged(next);
          }}
        />
      ) : (
        <NewEmailForm
          current={account.email}
          initial={changed === null ? next : ''}
          error={beginning.error}
          isBusy={beginning.isPending}
          onAttempt={() => setChanged(null)}
          onSubmit={(email) => {
            setNext(email);
            begin(email);
          }}
        />
      )}
    </Panel>
  );
}

interface NewEmailFormProps {
  current: string | null;
  initial: string;
  error: Error | null;
  isBusy: boolean;
  /** Called before the typed address is validated. */
  onAttempt: () => void;
  onSubmit: (email: string) => void;
}

/** Asks for the new address, which must differ from the current one. */
function NewEmailForm({ current, initial, error, isBusy, onAttempt, onSubmit }: NewEmailFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [invalid, setInvalid] = useState<string>();

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAttempt();
    const typed = field.current?.value ?? '';
    const found = validateField(Email, typed, copy.email.messages) ?? explainUnchanged(current, typed);
    setInvalid(found);
    if (found !== undefined) return field.current?.focus();
    onSubmit(Email.parse(typed));
  };

  return (
    <FormColumn noValidate onSubmit={handleSubmit}>
      <TextField
        ref={field}
        name="newEmail"
        type="email"
        label={copy.email.label}
        error={invalid}
        defaultValue={initial}
        autoComplete="email"
        required
      />
      <RightsError error={error} messages={emailErrorMessages} />
      <div>
        <Button type="submit" variant="quiet" isBusy={isBusy}>
          {copy.email.send}
        </Button>
      </div>
    </FormColumn>
  );
}

const explainUnchanged = (current: string | null, typed: string) =>
  typed.trim().toLowerCase() === current?.toLowerCase() ? copy.email.unchanged : undefined;

interface EmailCodesProps {
  sent: AuthFlow;
  current: string;
  next: string;
  /** The latest request for codes. */
  resending: { isPending: boolean; error: Error | null };
  onResend: () => void;
  onCancel: () => void;
  onChanged: () => void;
}

/** Asks for the codes that both addresses received. */
function EmailCodes({ sent, current, next, resending, onResend, onCancel, onChanged }: EmailCodesProps) {
  const currentField = useFocusOnMount<HTMLInputElement>();
  const newField = useRef<HTMLInputElement>(null);
  const [malformed, setMalformed] = useState<'current' | 'new' | null>(null);
  const finishing = useFinishEmailChange(next);
  const { challenge = '', codeLength, isMailed } = sent;
  const malformedMessage = codesCopy.malformed(codesCopy.digits(codeLength));

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const currentCode = readCodeOfLength(currentField.current?.value ?? '', codeLength);
    const newCode = readCodeOfLength(newField.current?.value ?? '', codeLength);
    setMalformed(currentCode === null ? 'current' : newCode === null ? 'new' : null);
    if (currentCode === null) return currentField.current?.focus();
    if (newCode === null) return newField.current?.focus();
    finishing.mutate({ challenge, currentCode, newCode }, { onSuccess: onChanged });
  };

  return (
    <FormColumn noValidate onSubmit={handleSubmit}>
      <StatusMessage>
        {!finishing.error && (
          <InitialMessage>
            {isMailed === false ? codesCopy.notMailed : copy.email.sent(current, next)}
          </InitialMessage>
        )}
      </StatusMessage>
      {/* No length, because entering the complete first code must not submit the form. */}
      <CodeField
        ref={currentField}
        codeLength={undefined}
        label={copy.email.currentCode(current)}
        error={malformed === 'current' ? malformedMessage : undefined}
      />
      <CodeField
        ref={newField}
        codeLength={undefined}
        label={copy.email.newCode(next)}
        hint={copy.email.addressTaken}
        error={malformed === 'new' ? malformedMessage : undefined}
      />
      <RightsError
        error={malformed ? null : (resending.error ?? finishing.error)}
        messages={emailErrorMessages}
      />
      <ActionRow>
        <Button type="submit" isBusy={finishing.isPending}>
          {copy.email.finish}
        </Button>
        <Button variant="quiet" isBusy={resending.isPending} onClick={onResend}>
          {copy.email.again}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {copy.email.cancel}
        </Button>
      </ActionRow>
    </FormColumn>
  );
}

/** Changes the address everywhere: in the profile, in the top bar, and in passkey managers. */
function useFinishEmailChange(email: string) {
  const queryClient = useQueryClient();
  return useSingleMutation<void, Error, EmailChangeCodesBody>({
    mutationFn: async (body) => {
      await finishEmailChange(body);
    },
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: securityEventQueries.all });
      // The session takes its address from the account query.
      await queryClient.invalidateQueries({ queryKey: accountQueries.all });
      const account = queryClient.getQueryData(accountQueries.own().queryKey);
      if (account) void signalAuthenticators.updateName({ ...account, email });
    },
  });
}

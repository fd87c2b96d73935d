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
import { CodeField } from '../../../../platform/codes/CodeField.tsx';
import { copy as codesCopy } from '../../../../platform/codes/copy.ts';
import { parseCode, validateCode } from '../../../../platform/codes/read-code.ts';
import { ErrorAlert } from '../../../../platform/errors/ErrorAlert.tsx';
import { FormColumn } from '../../../../platform/forms/FormColumn.tsx';
import { useLatestResult } from '../../../../platform/forms/LatestResultProvider.tsx';
import { useFocusOnMount } from '../../../../platform/forms/use-focus-on-mount.ts';
import { useSingleMutation } from '../../../../platform/forms/use-single-mutation.ts';
import { useTextForm } from '../../../../platform/forms/use-text-form.ts';
import { validateField } from '../../../../platform/forms/validate-field.ts';
import { signalAuthenticators } from '../../../../platform/passkeys/signal-authenticators.ts';
import { PanelLead } from '../../layout/PanelLead.ts';
import { StatusMessage } from '../../layout/StatusMessage.tsx';
import { ConfirmIdentity, needsConfirmation } from '../../security/confirm/ConfirmIdentity.tsx';
import { copy, emailErrorMessages } from './copy.ts';

/** Moves the account to another address: asks for the new address, then for a code from each address. */
export function ChangeEmail({ account }: { account: AccountInfo }) {
  const [newEmail, setNewEmail] = useState('');
  const { message, report } = useLatestResult();
  const beginMutation = useSingleMutation<AuthFlow, Error, EmailChangeBody>({ mutationFn: beginEmailChange });
  const [sentFlow, setSentFlow] = useState<AuthFlow | null>(null);
  const begin = (email: string) => beginMutation.mutate({ email }, { onSuccess: setSentFlow });

  return (
    <Panel title={copy.email.title}>
      <PanelLead>{copy.email.lead}</PanelLead>
      <StatusMessage>{message}</StatusMessage>
      {needsConfirmation(beginMutation.error) ? (
        <ConfirmIdentity onConfirmed={() => begin(newEmail)} onCancel={beginMutation.reset} />
      ) : sentFlow ? (
        <EmailCodes
          key={sentFlow.challenge}
          flow={sentFlow}
          currentEmail={account.email ?? copy.email.yourAddress}
          newEmail={newEmail}
          resendState={beginMutation}
          onResend={() => begin(newEmail)}
          onCancel={() => setSentFlow(null)}
          onChanged={() => {
            setSentFlow(null);
            setNewEmail('');
            report(copy.email.done(newEmail));
          }}
        />
      ) : (
        <NewEmailForm
          currentEmail={account.email}
          initialEmail={newEmail}
          mutation={beginMutation}
          onSubmit={(email) => {
            setNewEmail(email);
            begin(email);
          }}
        />
      )}
    </Panel>
  );
}

interface NewEmailFormProps {
  currentEmail: string | null;
  initialEmail: string;
  mutation: ReturnType<typeof useSingleMutation<AuthFlow, Error, EmailChangeBody>>;
  onSubmit: (email: string) => void;
}

function NewEmailForm({ currentEmail, initialEmail, mutation, onSubmit }: NewEmailFormProps) {
  const { field, error, handleSubmit } = useTextForm({
    mutation,
    validate: (email) =>
      validateField(Email, email, copy.email.messages) ??
      (email.toLowerCase() === currentEmail?.toLowerCase() ? copy.email.unchanged : undefined),
    onSubmit: (email) => onSubmit(Email.parse(email)),
  });

  return (
    <FormColumn noValidate onSubmit={handleSubmit}>
      <TextField
        ref={field}
        name="newEmail"
        type="email"
        label={copy.email.label}
        error={error}
        defaultValue={initialEmail}
        autoComplete="email"
        required
      />
      <ErrorAlert error={mutation.error} messages={emailErrorMessages} />
      <div>
        <Button type="submit" variant="quiet" isBusy={mutation.isPending}>
          {copy.email.send}
        </Button>
      </div>
    </FormColumn>
  );
}

interface EmailCodesProps {
  flow: AuthFlow;
  currentEmail: string;
  newEmail: string;
  resendState: { isPending: boolean; error: Error | null };
  onResend: () => void;
  onCancel: () => void;
  onChanged: () => void;
}

function EmailCodes({
  flow,
  currentEmail,
  newEmail,
  resendState,
  onResend,
  onCancel,
  onChanged,
}: EmailCodesProps) {
  const currentField = useFocusOnMount<HTMLInputElement>();
  const newField = useRef<HTMLInputElement>(null);
  const [fieldErrors, setFieldErrors] = useState<{ current?: string; new?: string }>({});
  const finishMutation = useFinishEmailChange(newEmail);
  const { challenge = '', codeLength, isMailed } = flow;
  const hasFieldError = Boolean(fieldErrors.current ?? fieldErrors.new);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const currentText = currentField.current?.value ?? '';
    const newText = newField.current?.value ?? '';
    const errors = { current: validateCode(currentText, codeLength), new: validateCode(newText, codeLength) };
    setFieldErrors(errors);
    if (errors.current) return currentField.current?.focus();
    if (errors.new) return newField.current?.focus();
    const codes = { currentCode: parseCode(currentText), newCode: parseCode(newText) };
    finishMutation.mutate({ challenge, ...codes }, { onSuccess: onChanged });
  };

  return (
    <FormColumn noValidate onSubmit={handleSubmit}>
      <StatusMessage>
        {!finishMutation.error && (
          <InitialMessage>
            {isMailed === false ? codesCopy.notMailed : copy.email.sent(currentEmail, newEmail)}
          </InitialMessage>
        )}
      </StatusMessage>
      {/* Without `codeLength`, because entering the complete first code must not submit the form. */}
      <CodeField
        ref={currentField}
        label={copy.email.currentCode(currentEmail)}
        error={fieldErrors.current}
      />
      <CodeField
        ref={newField}
        label={copy.email.newCode(newEmail)}
        hint={copy.email.addressTaken}
        error={fieldErrors.new}
      />
      <ErrorAlert
        error={hasFieldError ? null : (resendState.error ?? finishMutation.error)}
        messages={emailErrorMessages}
      />
      <ActionRow>
        <Button type="submit" isBusy={finishMutation.isPending}>
          {copy.email.finish}
        </Button>
        <Button variant="quiet" isBusy={resendState.isPending} onClick={onResend}>
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
  return useSingleMutation<unknown, Error, EmailChangeCodesBody>({
    mutationFn: finishEmailChange,
    onSuccess: async () => {
      // The session takes its address from the account query.
      void queryClient.invalidateQueries({ queryKey: accountQueries.all });
      // Waits only for the account, so that a slow security log does not delay the message.
      await queryClient.prefetchQuery(accountQueries.own());
      const account = queryClient.getQueryData(accountQueries.own().queryKey);
      if (account) void signalAuthenticators.updateName({ ...account, email });
    },
  });
}

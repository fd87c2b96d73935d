import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { AccountInfo } from '@emberclutch/contract/identity/account.ts';
import type { AuthFlow } from '@emberclutch/contract/identity/auth-flow.ts';
import { Email } from '@emberclutch/contract/identity/input/email.ts';
import type { EmailChangeBody } from '@emberclutch/contract/identity/input/email-change.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { TextField } from '@emberclutch/web/ui/controls/TextField.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { beginEmailChange } from '../../../../platform/api/account-rights.ts';
import { useSingleMutation } from '../../../../platform/forms/use-single-mutation.ts';
import { FormColumn } from '../../../../platform/forms/FormColumn.tsx';
import { validateField } from '../../../../platform/forms/validate-field.ts';
import { StatusMessage } from '../../layout/StatusMessage.tsx';
import { ConfirmIdentity } from '../../security/confirm/ConfirmIdentity.tsx';
import { needsConfirmation } from '../../security/confirm/needs-confirmation.ts';
import { copy, emailErrorMessages } from './copy.ts';
import { RightsError } from './RightsError.tsx';
import { EmailCodes } from './EmailCodes.tsx';
import { PanelLead } from './PanelLead.ts';

/** Moves the account to another address: the new address first, then a code from each. */
export function ChangeEmail({ account }: { account: AccountInfo }) {
  const field = useRef<HTMLInputElement>(null);
  const [invalid, setInvalid] = useState<string>();
  const [next, setNext] = useState('');
  const [changed, setChanged] = useState<string | null>(null);
  const beginning = useSingleMutation<AuthFlow, Error, EmailChangeBody>({ mutationFn: beginEmailChange });
  const [sent, setSent] = useState<AuthFlow | null>(null);
  const begin = (email: string) => beginning.mutate({ email }, { onSuccess: setSent });

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = field.current?.value ?? '';
    const found = validateField(Email, typed, copy.email.messages) ?? unchangedMessage(account.email, typed);
    setInvalid(found);
    setChanged(null);
    if (found !== undefined) return field.current?.focus();
    const email = Email.parse(typed);
    setNext(email);
    begin(email);
  };

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
        <FormColumn noValidate onSubmit={handleSubmit}>
          <TextField
            ref={field}
            name="newEmail"
            type="email"
            label={copy.email.label}
            error={invalid}
            defaultValue={changed === null ? next : ''}
            autoComplete="email"
            required
          />
          <RightsError error={beginning.error} messages={emailErrorMessages} />
          <div>
            <Button type="submit" variant="quiet" isBusy={beginning.isPending}>
              {copy.email.send}
            </Button>
          </div>
        </FormColumn>
      )}
    </Panel>
  );
}

const unchangedMessage = (current: string | null, typed: string) =>
  typed.trim().toLowerCase() === current?.toLowerCase() ? copy.email.unchanged : undefined;

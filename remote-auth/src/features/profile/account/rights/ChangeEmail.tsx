import { useState } from 'react';
import type { AccountInfo } from '@emberclutch/contract/identity/account.ts';
import type { AuthFlow } from '@emberclutch/contract/identity/auth-flow.ts';
import type { EmailChangeBody } from '@emberclutch/contract/identity/input/email-change.ts';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { beginEmailChange } from '../../../../platform/api/account-rights.ts';
import { useSingleMutation } from '../../../../platform/forms/use-single-mutation.ts';
import { StatusMessage } from '../../layout/StatusMessage.tsx';
import { ConfirmIdentity } from '../../security/confirm/ConfirmIdentity.tsx';
import { needsConfirmation } from '../../security/confirm/needs-confirmation.ts';
import { copy } from './copy.ts';
import { EmailCodes } from './EmailCodes.tsx';
import { NewEmailForm } from './NewEmailForm.tsx';
import { PanelLead } from './PanelLead.ts';

/** Moves the account to another address: the new address first, then a code from each. */
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

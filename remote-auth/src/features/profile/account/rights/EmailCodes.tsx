import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { AuthFlow } from '@emberclutch/contract/identity/auth-flow.ts';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import { InitialMessage } from '@emberclutch/web/ui/feedback/InitialMessage.tsx';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { CodeField } from '../../../../platform/codes/CodeField.tsx';
import { copy as codesCopy } from '../../../../platform/codes/copy.ts';
import { readCodeOf } from '../../../../platform/codes/read-code.ts';
import { FormColumn } from '../../../../platform/forms/FormColumn.tsx';
import { useFocusOnMount } from '../../../../platform/forms/use-focus-on-mount.ts';
import { StatusMessage } from '../../layout/StatusMessage.tsx';
import { copy, emailErrorMessages } from './copy.ts';
import { RightsError } from './RightsError.tsx';
import { useFinishEmailChange } from './use-finish-email-change.ts';

interface Props {
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
export function EmailCodes({ sent, current, next, resending, onResend, onCancel, onChanged }: Props) {
  const currentField = useFocusOnMount<HTMLInputElement>();
  const newField = useRef<HTMLInputElement>(null);
  const [malformed, setMalformed] = useState<'current' | 'new' | null>(null);
  const finishing = useFinishEmailChange(next);
  const { challenge = '', codeLength, isMailed } = sent;
  const malformedMessage = codesCopy.malformed(codesCopy.digits(codeLength));

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const currentCode = readCodeOf(currentField.current?.value ?? '', codeLength);
    const newCode = readCodeOf(newField.current?.value ?? '', codeLength);
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
      {/* Without a length: a whole first code must not submit the form. */}
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
        hint={copy.email.elsewhere}
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

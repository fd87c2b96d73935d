import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Email } from '@emberclutch/contract/identity/input/email.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { TextField } from '@emberclutch/web/ui/controls/TextField.tsx';
import { FormColumn } from '../../../../platform/forms/FormColumn.tsx';
import { validateField } from '../../../../platform/forms/validate-field.ts';
import { copy, emailErrorMessages } from './copy.ts';
import { RightsError } from './RightsError.tsx';

interface Props {
  /** The present address of the account. */
  current: string | null;
  initial: string;
  error: Error | null;
  isBusy: boolean;
  /** Called before the typed address is validated. */
  onAttempt: () => void;
  onSubmit: (email: string) => void;
}

/** Asks for the new address, which has to differ from the present one. */
export function NewEmailForm({ current, initial, error, isBusy, onAttempt, onSubmit }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [invalid, setInvalid] = useState<string>();

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAttempt();
    const typed = field.current?.value ?? '';
    const found = validateField(Email, typed, copy.email.messages) ?? unchangedMessage(current, typed);
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

const unchangedMessage = (current: string | null, typed: string) =>
  typed.trim().toLowerCase() === current?.toLowerCase() ? copy.email.unchanged : undefined;

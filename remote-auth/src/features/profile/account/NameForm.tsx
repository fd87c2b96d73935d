import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { DisplayName } from '@emberclutch/shared/contract/display-name';
import type { AccountInfo } from '@emberclutch/shared/contract/lenient-account';
import { Button } from '@emberclutch/shared/ui/Button';
import { TextField } from '@emberclutch/shared/ui/TextField';
import { ErrorAlert } from '../../../errors/ErrorAlert.tsx';
import { copy as formsCopy } from '../../../forms/copy.ts';
import { StatusMessage } from '../layout/StatusMessage.tsx';
import { FormColumn } from '../../../forms/FormColumn.tsx';
import { validateField } from '../../../forms/validate-field.ts';
import { copy } from './copy.ts';
import { useChangeName } from './use-change-name.ts';

/** Changes the display name. */
export function NameForm({ account }: { account: AccountInfo }) {
  const field = useRef<HTMLInputElement>(null);
  const [invalid, setInvalid] = useState<string>();
  const changing = useChangeName(account);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (changing.isPending) return;
    const name = field.current?.value ?? '';
    const found =
      validateField(DisplayName, name, formsCopy.displayName) ?? unchangedMessage(account.displayName, name);
    setInvalid(found);
    if (found !== undefined) return field.current?.focus();
    changing.mutate(name.trim());
  };

  return (
    <FormColumn noValidate onSubmit={handleSubmit}>
      <TextField
        ref={field}
        name="displayName"
        label={formsCopy.displayName.label}
        hint={formsCopy.displayName.hint}
        error={invalid}
        defaultValue={account.displayName ?? ''}
        autoComplete="nickname"
        required
      />
      <ErrorAlert error={changing.error} />
      <StatusMessage>{changing.isSuccess && copy.saved}</StatusMessage>
      <div>
        <Button type="submit" isBusy={changing.isPending}>
          {copy.save}
        </Button>
      </div>
    </FormColumn>
  );
}

const unchangedMessage = (before: string | null, name: string) =>
  name.trim() === before ? copy.unchanged : undefined;

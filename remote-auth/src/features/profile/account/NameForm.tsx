import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useAtom } from 'jotai';
import type { AccountInfo } from '@emberclutch/contract/identity/account.ts';
import { DisplayName } from '@emberclutch/contract/identity/input/display-name.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { TextField } from '@emberclutch/web/ui/controls/TextField.tsx';
import { ErrorAlert } from '../../../platform/errors/ErrorAlert.tsx';
import { copy as formsCopy } from '../../../platform/forms/copy.ts';
import { errorMessages } from '../error-messages.ts';
import { StatusMessage } from '../layout/StatusMessage.tsx';
import { FormColumn } from '../../../platform/forms/FormColumn.tsx';
import { validateField } from '../../../platform/forms/validate-field.ts';
import { copy } from './copy.ts';
import { unsavedNameAtom } from './unsaved-name-atom.ts';
import { useChangeName } from './use-change-name.ts';

/** Changes the display name. */
export function NameForm({ account }: { account: AccountInfo }) {
  const field = useRef<HTMLInputElement>(null);
  const [invalid, setInvalid] = useState<string>();
  const [unsavedName, setUnsavedName] = useAtom(unsavedNameAtom);
  const changing = useChangeName(account);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (changing.isPending) return;
    const name = field.current?.value ?? '';
    const found =
      validateField(DisplayName, name, formsCopy.displayName) ?? unchangedMessage(account.displayName, name);
    setInvalid(found);
    if (found !== undefined) {
      changing.reset();
      return field.current?.focus();
    }
    changing.mutate(name.trim());
  };

  return (
    <FormColumn noValidate onSubmit={handleSubmit}>
      <TextField
        ref={field}
        name="displayName"
        label={formsCopy.displayName.label}
        hint={unsavedName === null ? formsCopy.displayName.hint : copy.unsaved}
        error={invalid}
        defaultValue={unsavedName ?? account.displayName ?? ''}
        autoComplete="nickname"
        required
        onChange={({ currentTarget }) => setUnsavedName(currentTarget.value)}
      />
      <ErrorAlert error={changing.error} messages={errorMessages} />
      <StatusMessage>{changing.isSuccess && unsavedName === null && copy.saved}</StatusMessage>
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

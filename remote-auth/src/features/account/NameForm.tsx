import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { DisplayName } from '@emberclutch/shared/contract/display-name';
import type { AccountInfo } from '@emberclutch/shared/contract/lenient-account';
import { Button } from '@emberclutch/shared/ui/Button';
import { TextField } from '@emberclutch/shared/ui/TextField';
import { copy } from '../../copy.ts';
import { lazyCopy } from '../../lazy-copy.ts';
import { StatusMessage } from '../profile/StatusMessage.tsx';
import { FormColumn } from '../sign-in/FormColumn.tsx';
import { SignInError } from '../sign-in/SignInError.tsx';
import { validateField } from '../sign-in/validate-field.ts';
import { useChangeName } from './use-change-name.ts';

/** What others see beside one's eggs. */
export function NameForm({ account }: { account: AccountInfo }) {
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string>();
  const changing = useChangeName(account);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (changing.isPending) return;
    const name = field.current?.value ?? '';
    const found = validateField(DisplayName, name, copy.displayName) ?? sameAs(account.displayName, name);
    setWrong(found);
    if (found !== undefined) return field.current?.focus();
    changing.mutate(name.trim());
  };

  return (
    <FormColumn noValidate onSubmit={handleSubmit}>
      <TextField
        ref={field}
        name="displayName"
        label={copy.displayName.label}
        hint={copy.displayName.hint}
        error={wrong}
        defaultValue={account.displayName ?? ''}
        autoComplete="nickname"
        required
      />
      <SignInError error={changing.error} words={copy.errors} />
      <StatusMessage>{changing.isSuccess && lazyCopy.account.saved}</StatusMessage>
      <div>
        <Button type="submit" isBusy={changing.isPending}>
          {lazyCopy.account.save}
        </Button>
      </div>
    </FormColumn>
  );
}

const sameAs = (before: string | null, name: string) =>
  name.trim() === before ? lazyCopy.account.unchanged : undefined;

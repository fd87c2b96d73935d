import { useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { PasskeyName } from '@emberclutch/shared/contract/passkey';
import { Button } from '@emberclutch/shared/ui/Button';
import { TextField } from '@emberclutch/shared/ui/TextField';
import { lazyCopy } from '../../lazy-copy.ts';
import { FormColumn } from '../sign-in/FormColumn.tsx';
import { useFocusOnArrival } from '../sign-in/use-focus-on-arrival.ts';
import { validateField } from '../sign-in/validate-field.ts';
import { PasskeyActionError } from './PasskeyActionError.tsx';
import { renamingErrorMessage } from './passkey-action-message.ts';
import { useRenamePasskey } from './use-rename-passkey.ts';
import { ActionRow } from './ActionRow.ts';

interface Props {
  credentialId: string;
  name: string;
  onLeave: () => void;
  onRenamed: (name: string) => void;
}

export function RenamePasskey({ credentialId, name, onLeave, onRenamed }: Props) {
  const field = useFocusOnArrival<HTMLInputElement>();
  const [wrong, setWrong] = useState<string>();
  const renaming = useRenamePasskey(credentialId);
  const words = lazyCopy.security;

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (renaming.isPending) return;
    const typed = field.current?.value ?? '';
    const found = validateField(PasskeyName, typed, words.nameWords);
    setWrong(found);
    if (found !== undefined) return field.current?.focus();
    renaming.mutate(typed.trim(), { onSuccess: () => onRenamed(typed.trim()) });
  };

  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onLeave();
  };

  return (
    <FormColumn noValidate onSubmit={handleSubmit} onKeyDown={handleKey}>
      <TextField
        ref={field}
        label={words.nameLabel}
        error={wrong}
        defaultValue={name}
        autoComplete="off"
        required
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {renaming.error && <PasskeyActionError>{renamingErrorMessage(renaming.error)}</PasskeyActionError>}
      <ActionRow>
        <Button type="submit" size="s" isBusy={renaming.isPending}>
          {words.save}
        </Button>
        <Button variant="quiet" size="s" onClick={onLeave}>
          {words.cancel}
        </Button>
      </ActionRow>
    </FormColumn>
  );
}

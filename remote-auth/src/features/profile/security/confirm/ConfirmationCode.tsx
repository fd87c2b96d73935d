import { useState } from 'react';
import type { FormEvent } from 'react';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ConfirmBody } from '@emberclutch/shared/contract/auth';
import { ActionRow } from '@emberclutch/shared/ui/ActionRow';
import { Button } from '@emberclutch/shared/ui/Button';
import { TextField } from '@emberclutch/shared/ui/TextField';
import { readCode } from '../../../../codes/read-code.ts';
import { ErrorAlert } from '../../../../errors/ErrorAlert.tsx';
import { FormColumn } from '../../../../forms/FormColumn.tsx';
import { useFocusOnMount } from '../../../../forms/use-focus-on-mount.ts';
import { StatusMessage } from '../../layout/StatusMessage.tsx';
import { copy } from './copy.ts';

interface Props {
  confirming: UseMutationResult<void, Error, ConfirmBody>;
  challenge: string | undefined;
  onConfirmed: () => void;
  onCancel: () => void;
}

/** The field for the code that confirms the player. */
export function ConfirmationCode({ confirming, challenge, onConfirmed, onCancel }: Props) {
  const field = useFocusOnMount<HTMLInputElement>();
  const [isMalformed, setIsMalformed] = useState(false);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (confirming.isPending) return;
    const code = readCode(field.current?.value ?? '');
    confirming.reset();
    setIsMalformed(code === null);
    if (code === null) return field.current?.focus();
    confirming.mutate(
      { code, challenge },
      { onSuccess: onConfirmed, onError: () => field.current?.select() },
    );
  };

  return (
    <FormColumn noValidate onSubmit={handleSubmit}>
      <StatusMessage>{copy.sent}</StatusMessage>
      <TextField
        ref={field}
        label={copy.code}
        error={isMalformed ? copy.malformed : undefined}
        autoComplete="one-time-code"
        inputMode="numeric"
        enterKeyHint="done"
        required
      />
      <ErrorAlert error={confirming.error} />
      <ActionRow>
        <Button type="submit" size="s" isBusy={confirming.isPending}>
          {copy.confirm}
        </Button>
        <Button variant="quiet" size="s" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </ActionRow>
    </FormColumn>
  );
}

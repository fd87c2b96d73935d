import { useState } from 'react';
import type { FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { PasskeyName } from '@emberclutch/contract/identity/input/passkey-name.ts';
import { accountQueries } from '@emberclutch/web/api/account.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { TextField } from '@emberclutch/web/ui/controls/TextField.tsx';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import { passkeyQueries, renamePasskey } from '../../../platform/api/passkeys.ts';
import { securityEventQueries } from '../../../platform/api/security-events.ts';
import { FormColumn } from '../../../platform/forms/FormColumn.tsx';
import { closeOnEscape } from '../../../platform/forms/close-on-escape.ts';
import { useFocusOnMount } from '../../../platform/forms/use-focus-on-mount.ts';
import { useSingleMutation } from '../../../platform/forms/use-single-mutation.ts';
import { validateField } from '../../../platform/forms/validate-field.ts';
import { PasskeyActionError } from './PasskeyActionError.tsx';
import { copy } from './copy.ts';

interface Props {
  credentialId: string;
  name: string;
  closeLabel: string;
  onClose: () => void;
  onRenamed: (name: string) => void;
}

export function RenamePasskey({ credentialId, name, closeLabel, onClose, onRenamed }: Props) {
  const field = useFocusOnMount<HTMLInputElement>();
  const [fieldError, setFieldError] = useState<string>();
  const renameMutation = useRenamePasskey(credentialId);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (renameMutation.isPending) return;
    const input = field.current?.value ?? '';
    const nameError = validateField(PasskeyName, input, copy.nameMessages);
    renameMutation.claim();
    setFieldError(nameError);
    if (nameError !== undefined) {
      renameMutation.reset();
      return field.current?.focus();
    }
    renameMutation.mutate(input.trim(), { onSuccess: () => onRenamed(input.trim()) });
  };

  return (
    <FormColumn noValidate onSubmit={handleSubmit} onKeyDown={closeOnEscape(onClose)}>
      <TextField
        ref={field}
        label={copy.nameLabel}
        error={renameMutation.isLatest ? fieldError : undefined}
        defaultValue={name}
        autoComplete="off"
        required
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {renameMutation.error && (
        <PasskeyActionError error={renameMutation.error} messages={copy.renameErrors} />
      )}
      <ActionRow>
        <Button type="submit" size="s" isBusy={renameMutation.isPending}>
          {copy.save}
        </Button>
        <Button variant="quiet" size="s" onClick={onClose}>
          {closeLabel}
        </Button>
      </ActionRow>
    </FormColumn>
  );
}

function useRenamePasskey(credId: string) {
  const queryClient = useQueryClient();
  return useSingleMutation<unknown, Error, string>({
    mutationFn: (deviceName) => renamePasskey({ credId, metadata: { deviceName } }),
    onSuccess: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: accountQueries.all }),
        queryClient.invalidateQueries({ queryKey: passkeyQueries.all }),
        queryClient.invalidateQueries({ queryKey: securityEventQueries.all }),
      ]);
    },
  });
}

import { useQueryClient } from '@tanstack/react-query';
import { PasskeyName } from '@emberclutch/contract/identity/input/passkey-name.ts';
import { accountQueries } from '@emberclutch/web/api/account.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { TextField } from '@emberclutch/web/ui/controls/TextField.tsx';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import { renamePasskey } from '../../../platform/api/passkeys.ts';
import { FormColumn } from '../../../platform/forms/FormColumn.tsx';
import { closeOnEscape } from '../../../platform/forms/close-on-escape.ts';
import { useSingleMutation } from '../../../platform/forms/use-single-mutation.ts';
import { useTextForm } from '../../../platform/forms/use-text-form.ts';
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
  const renameMutation = useRenamePasskey(credentialId);
  const { field, error, handleSubmit } = useTextForm({
    mutation: renameMutation,
    isFocused: true,
    validate: (newName) => validateField(PasskeyName, newName, copy.nameMessages),
    onSubmit: (newName) => renameMutation.mutate(newName, { onSuccess: () => onRenamed(newName) }),
  });

  return (
    <FormColumn noValidate onSubmit={handleSubmit} onKeyDown={closeOnEscape(onClose)}>
      <TextField
        ref={field}
        label={copy.nameLabel}
        error={error}
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
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountQueries.all }),
  });
}

import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { beginReset } from '@emberclutch/shared/api/auth';
import type { AuthFlow } from '@emberclutch/shared/contract/auth';
import { ResetInitBody } from '@emberclutch/shared/contract/reset';
import { Button } from '@emberclutch/shared/ui/Button';
import { TextField } from '@emberclutch/shared/ui/TextField';
import { ErrorAlert } from '../../../errors/ErrorAlert.tsx';
import { FormColumn } from '../../../forms/FormColumn.tsx';
import { validateField } from '../../../forms/validate-field.ts';
import { copy as beginCopy } from '../begin/copy.ts';
import { copy } from './copy.ts';

const Username = ResetInitBody.shape.username;

interface Props {
  onBegun: (username: string, flow: AuthFlow) => void;
}

/** The first step of a reset: asks for display name or e-mail. */
export function ResetForm({ onBegun }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [invalid, setInvalid] = useState<string>();
  const sending = useMutation<AuthFlow, Error, string>({
    mutationFn: (username) => beginReset({ username }),
  });

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.isPending) return;
    const username = field.current?.value.trim() ?? '';
    const found = validateField(Username, username, copy.username);
    setInvalid(found);
    if (found !== undefined) return field.current?.focus();
    sending.mutate(username, { onSuccess: (flow) => onBegun(username, flow) });
  };

  return (
    <FormColumn noValidate onSubmit={handleSubmit}>
      <TextField
        ref={field}
        name="username"
        label={copy.username.label}
        error={invalid}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <ErrorAlert error={sending.error} />
      <Button type="submit" size="l" isBusy={sending.isPending}>
        {beginCopy.sendCode}
      </Button>
    </FormColumn>
  );
}

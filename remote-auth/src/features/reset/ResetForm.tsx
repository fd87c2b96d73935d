import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { beginReset } from '@emberclutch/shared/api/auth';
import type { AuthFlow } from '@emberclutch/shared/contract/auth';
import { ResetInitBody } from '@emberclutch/shared/contract/reset';
import { Button } from '@emberclutch/shared/ui/Button';
import { TextField } from '@emberclutch/shared/ui/TextField';
import { copy } from '../../copy.ts';
import { lazyCopy } from '../../lazy-copy.ts';
import { FormColumn } from '../sign-in/FormColumn.tsx';
import { SignInError } from '../sign-in/SignInError.tsx';
import { validateField } from '../sign-in/validate-field.ts';

const Username = ResetInitBody.shape.username;

interface Props {
  onBegun: (username: string, flow: AuthFlow) => void;
}

export function ResetForm({ onBegun }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string>();
  const sending = useMutation<AuthFlow, Error, string>({
    mutationFn: (username) => beginReset({ username }),
  });

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.isPending) return;
    const username = field.current?.value.trim() ?? '';
    const found = validateField(Username, username, lazyCopy.username);
    setWrong(found);
    if (found !== undefined) return field.current?.focus();
    sending.mutate(username, { onSuccess: (flow) => onBegun(username, flow) });
  };

  return (
    <FormColumn noValidate onSubmit={handleSubmit}>
      <TextField
        ref={field}
        name="username"
        label={lazyCopy.username.label}
        error={wrong}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <SignInError error={sending.error} words={copy.errors} />
      <Button type="submit" size="l" isBusy={sending.isPending}>
        {copy.sendCode}
      </Button>
    </FormColumn>
  );
}

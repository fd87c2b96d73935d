import { useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { SessionAnswer } from '@emberclutch/shared/contract/lenient-auth';
import type { ConfirmBody } from '@emberclutch/shared/contract/auth';
import { Button } from '@emberclutch/shared/ui/Button';
import { TextField } from '@emberclutch/shared/ui/TextField';
import { copy } from './copy.ts';
import { signInKey } from '../session/sign-in-key.ts';
import { FormColumn } from '../../../forms/FormColumn.tsx';
import { readCode } from '../../../codes/read-code.ts';
import { ErrorAlert } from '../../../errors/ErrorAlert.tsx';
import { useConfirmCode } from './use-confirm-code.ts';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  challenge: string | undefined;
  submitLabel: string;
  confirm: (body: ConfirmBody) => Promise<SessionAnswer>;
  onSignedIn?: () => void;
}

/** One field for the code, which phones can fill in and players can paste into. */
export function CodeForm({ field, challenge, submitLabel, confirm, onSignedIn }: Props) {
  const queryClient = useQueryClient();
  const [isMalformed, setIsMalformed] = useState(false);
  const confirming = useConfirmCode(confirm);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Read from the cache: a second Enter arrives before the next render.
    if (queryClient.isMutating({ mutationKey: signInKey }) > 0) return;
    const code = readCode(field.current?.value ?? '');
    setIsMalformed(code === null);
    if (code === null) return field.current?.focus();
    // A refused code stays visible for comparison, selected so that the next one replaces it.
    confirming.mutate({ code, challenge }, { onSuccess: onSignedIn, onError: () => field.current?.select() });
  };

  return (
    <FormColumn noValidate onSubmit={handleSubmit}>
      <CodeField
        ref={field}
        name="code"
        label={copy.label}
        hint={copy.hint}
        error={isMalformed ? copy.malformed : undefined}
        autoComplete="one-time-code"
        inputMode="numeric"
        enterKeyHint="done"
        required
      />
      <ErrorAlert error={confirming.error} />
      <Button type="submit" size="l" isBusy={confirming.isPending}>
        {submitLabel}
      </Button>
    </FormColumn>
  );
}

/** Wide digits, easy to compare one by one. */
const CodeField = styled(TextField)`
  font-size: ${({ theme }) => theme.size.l};
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: 0.14em;
`;

import { useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { SessionAnswer } from '@emberclutch/shared/contract/lenient-auth';
import type { ConfirmBody } from '@emberclutch/shared/contract/auth';
import { Button } from '@emberclutch/shared/ui/Button';
import { TextField } from '@emberclutch/shared/ui/TextField';
import { copy } from '../../copy.ts';
import { enterKey } from './enter-key.ts';
import { FormColumn } from './FormColumn.tsx';
import { readCode } from './read-code.ts';
import { SignInError } from './SignInError.tsx';
import { useConfirmCode } from './use-confirm-code.ts';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  challenge: string | undefined;
  enterLabel: string;
  confirm: (body: ConfirmBody) => Promise<SessionAnswer>;
  onEntered?: () => void;
}

/** One field for the code, as phones fill it and people paste it. */
export function CodeForm({ field, challenge, enterLabel, confirm, onEntered }: Props) {
  const queryClient = useQueryClient();
  const [isMalformed, setIsMalformed] = useState(false);
  const confirming = useConfirmCode(confirm);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Asked of the cache, because a second Enter comes before the next render.
    if (queryClient.isMutating({ mutationKey: enterKey }) > 0) return;
    const code = readCode(field.current?.value ?? '');
    setIsMalformed(code === null);
    if (code === null) return field.current?.focus();
    // A refused code stays to be compared, and the next one replaces it.
    confirming.mutate({ code, challenge }, { onSuccess: onEntered, onError: () => field.current?.select() });
  };

  return (
    <FormColumn noValidate onSubmit={handleSubmit}>
      <CodeField
        ref={field}
        name="code"
        label={copy.code.label}
        hint={copy.code.hint}
        error={isMalformed ? copy.code.malformed : undefined}
        autoComplete="one-time-code"
        inputMode="numeric"
        enterKeyHint="done"
        required
      />
      <SignInError error={confirming.error} words={copy.errors} />
      <Button type="submit" size="l" isBusy={confirming.isPending}>
        {enterLabel}
      </Button>
    </FormColumn>
  );
}

/** Figures set apart, so that they can be compared one by one. */
const CodeField = styled(TextField)`
  font-size: ${({ theme }) => theme.size.l};
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: 0.14em;
`;

import { useState } from 'react';
import type { ChangeEvent, FormEvent, RefObject } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { SessionAnswer } from '@emberclutch/shared/contract/lenient-auth';
import type { ConfirmBody } from '@emberclutch/shared/contract/auth';
import { Button } from '@emberclutch/shared/ui/Button';
import { TextField } from '@emberclutch/shared/ui/TextField';
import { copy } from './copy.ts';
import { signInKey } from '../session/sign-in-key.ts';
import type { SignInEntry } from '../flow/sign-in-entry.ts';
import { FormColumn } from '../../../forms/FormColumn.tsx';
import { isWholeCode, readCode } from '../../../codes/read-code.ts';
import { ErrorAlert } from '../../../errors/ErrorAlert.tsx';
import { useConfirmCode } from './use-confirm-code.ts';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  entry: SignInEntry;
  submitLabel: string;
  confirm: (body: ConfirmBody) => Promise<SessionAnswer>;
  onSignedIn?: () => void;
  /** Whether nothing else was done since: its result is not shown beside that of a later action. */
  isLatest: boolean;
  onBegin: () => void;
}

/** One field for the code, which phones can fill in and players can paste into. Its last digit submits. */
export function CodeForm({ field, entry, submitLabel, confirm, onSignedIn, isLatest, onBegin }: Props) {
  const { challenge, code: filledIn, codeLength, sentAt } = entry;
  const queryClient = useQueryClient();
  const [isMalformed, setIsMalformed] = useState(false);
  const confirming = useConfirmCode(confirm);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Read from the cache: a passkey may be signing in meanwhile.
    if (queryClient.isMutating({ mutationKey: signInKey }) > 0) return;
    const text = field.current?.value ?? '';
    const code = codeLength === undefined || isWholeCode(text, codeLength) ? readCode(text) : null;
    onBegin();
    setIsMalformed(code === null);
    if (code === null) return field.current?.focus();
    // A refused code stays visible for comparison, selected so that the next one replaces it.
    confirming.mutate({ code, challenge }, { onSuccess: onSignedIn, onError: () => field.current?.select() });
  };

  const handleChange = ({ currentTarget: { form, value } }: ChangeEvent<HTMLInputElement>) => {
    if (codeLength !== undefined && isWholeCode(value, codeLength)) form?.requestSubmit();
  };

  const digits = codeLength === undefined ? undefined : copy.digits(codeLength);
  const hint = sentAt === undefined ? copy.usual : copy.hint(digits);
  const shownError = isLatest && !isMalformed ? confirming.error : null;
  return (
    <FormColumn noValidate onSubmit={handleSubmit}>
      <CodeField
        ref={field}
        name="code"
        label={copy.label}
        hint={filledIn === undefined ? hint : undefined}
        error={isLatest && isMalformed ? copy.malformed(digits ?? copy.anyDigits) : undefined}
        defaultValue={filledIn}
        autoComplete="one-time-code"
        inputMode="numeric"
        enterKeyHint="done"
        required
        onChange={handleChange}
      />
      <ErrorAlert error={shownError} />
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

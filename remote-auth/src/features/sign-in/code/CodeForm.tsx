import { useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { SessionAnswer } from '@emberclutch/contract/identity/confirm-answer.ts';
import type { ConfirmBody } from '@emberclutch/contract/identity/input/code-flow.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { copy } from './copy.ts';
import { signInKey } from '../session/sign-in-key.ts';
import type { SignInEntry } from '../flow/sign-in-entry.ts';
import { FormColumn } from '../../../platform/forms/FormColumn.tsx';
import { chooseLabel } from '../../../platform/forms/choose-label.ts';
import { CodeField } from '../../../platform/codes/CodeField.tsx';
import { copy as codesCopy } from '../../../platform/codes/copy.ts';
import { readCodeOf } from '../../../platform/codes/read-code.ts';
import { SignInErrorAlert } from '../layout/SignInErrorAlert.tsx';
import { useConfirmCode } from './use-confirm-code.ts';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  entry: SignInEntry;
  submitLabel: string;
  confirm: (body: ConfirmBody) => Promise<SessionAnswer>;
  onSignedIn?: () => void;
  /** Whether this was the latest action: only the latest result is shown. */
  isLatest: boolean;
  onBegin: () => void;
}

/** Asks for the code of the mail. */
export function CodeForm({ field, entry, submitLabel, confirm, onSignedIn, isLatest, onBegin }: Props) {
  const { challenge, code: filledIn, codeLength, sentAt, isMailed } = entry;
  const queryClient = useQueryClient();
  const [isMalformed, setIsMalformed] = useState(false);
  const confirming = useConfirmCode(confirm);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Read from the cache: a passkey may be signing in meanwhile.
    if (queryClient.isMutating({ mutationKey: signInKey }) > 0) return;
    const code = readCodeOf(field.current?.value ?? '', codeLength);
    onBegin();
    setIsMalformed(code === null);
    if (code === null) return field.current?.focus();
    // A refused code stays visible for comparison, selected so that the next one replaces it.
    confirming.mutate({ code, challenge }, { onSuccess: onSignedIn, onError: () => field.current?.select() });
  };

  const digits = codesCopy.digits(codeLength);
  const usualHint =
    sentAt === undefined ? copy.usual : copy.hint(codeLength === undefined ? undefined : digits);
  const hint = isMailed === false ? codesCopy.notMailed : usualHint;
  const shownError = isLatest && !isMalformed ? confirming.error : null;
  return (
    <FormColumn noValidate onSubmit={handleSubmit}>
      <CodeField
        ref={field}
        codeLength={codeLength}
        label={codesCopy.label}
        hint={filledIn === undefined ? hint : undefined}
        error={isLatest && isMalformed ? codesCopy.malformed(digits) : undefined}
        defaultValue={filledIn}
      />
      <SignInErrorAlert error={shownError} />
      <Button type="submit" size="l" isBusy={confirming.isPending}>
        {chooseLabel(shownError, submitLabel)}
      </Button>
    </FormColumn>
  );
}

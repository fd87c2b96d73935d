import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { isApiError } from '@emberclutch/web/api/api-error.ts';
import { beginReset } from '@emberclutch/web/api/auth.ts';
import type { AuthFlow } from '@emberclutch/contract/identity/auth-flow.ts';
import { ResetInitBody } from '@emberclutch/contract/identity/input/reset.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { TextField } from '@emberclutch/web/ui/controls/TextField.tsx';
import { SignInErrorAlert } from '../layout/SignInErrorAlert.tsx';
import { chooseLabel } from '../../../platform/forms/choose-label.ts';
import { FormColumn } from '../../../platform/forms/FormColumn.tsx';
import { useSingleMutation } from '../../../platform/forms/use-single-mutation.ts';
import { validateField } from '../../../platform/forms/validate-field.ts';
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
  const sending = useSingleMutation<AuthFlow, Error, string>({
    mutationFn: (username) => beginReset({ username }),
  });

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.isPending) return;
    const username = field.current?.value.trim() ?? '';
    const found = validateField(Username, username, copy.username);
    setInvalid(found);
    if (found !== undefined) {
      sending.reset();
      return field.current?.focus();
    }
    sending.mutate(username, {
      onSuccess: (flow) => onBegun(username, flow),
      onError: (error) => {
        if (!isSharedName(error, username)) return;
        sending.reset();
        setInvalid(copy.username.shared);
        field.current?.focus();
      },
    });
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
      <SignInErrorAlert error={sending.error} />
      <Button type="submit" size="l" isBusy={sending.isPending}>
        {chooseLabel(sending.error, beginCopy.sendCode)}
      </Button>
    </FormColumn>
  );
}

/** Display names are not unique: the provider then asks for the e-mail address. */
const isSharedName = (error: Error, username: string) =>
  isApiError(error) && error.status === 409 && !username.includes('@');

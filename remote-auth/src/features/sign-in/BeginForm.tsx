import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DisplayName } from '@emberclutch/shared/contract/display-name';
import { Email } from '@emberclutch/shared/contract/email';
import type { AuthFlow } from '@emberclutch/shared/contract/auth';
import { Button } from '@emberclutch/shared/ui/Button';
import { TextField } from '@emberclutch/shared/ui/TextField';
import { copy } from '../../copy.ts';
import { FormColumn } from './FormColumn.tsx';
import { SignInError } from './SignInError.tsx';
import type { SignInEntry } from './sign-in-entry.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
import { validateField } from './validate-field.ts';

export type FieldName = 'displayName' | 'email';
export type Typed = Record<FieldName, string>;

interface Props {
  fields: readonly FieldName[];
  /** What was typed before, where a player has come back to change it. */
  typed: SignInEntry;
  begin: (typed: Typed) => Promise<AuthFlow>;
  onBegun: (typed: Typed, flow: AuthFlow) => void;
  /** Another way in, below the button. Where there is one, the browser may offer passkeys in the e-mail field. */
  otherWay?: ReactNode;
}

const beginKey = ['begin-sign-in'];

/** The first step: who is there? What is wrong is said beside each field, and nothing typed is lost. */
export function BeginForm({ fields, typed, begin, onBegun, otherWay }: Props) {
  const queryClient = useQueryClient();
  const [wrong, setWrong] = useState<Partial<Typed>>({});
  const sending = useMutation<AuthFlow, Error, Typed>({ mutationKey: beginKey, mutationFn: begin });
  const firstField = useFocusOnArrival<HTMLInputElement>(typed.email !== undefined);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Asked of the cache, because a second Enter comes before the next render.
    if (queryClient.isMutating({ mutationKey: beginKey }) > 0) return;
    const form = event.currentTarget;
    const entered = new FormData(form);
    const valueOf = (name: FieldName) => (fields.includes(name) ? String(entered.get(name)) : '');
    const found = Object.fromEntries(
      fields.map((name) => [name, validateField(kinds[name].schema, valueOf(name), copy[name])]),
    );
    // Shown before the focus moves, so that a screen reader reads a field together with what is wrong.
    flushSync(() => setWrong(found));
    const firstWrong = form.querySelector<HTMLInputElement>('[aria-invalid]');
    if (firstWrong) return firstWrong.focus();
    const values = { displayName: valueOf('displayName').trim(), email: Email.parse(valueOf('email')) };
    sending.mutate(values, { onSuccess: (flow) => onBegun(values, flow) });
  };

  return (
    <FormColumn noValidate onSubmit={handleSubmit}>
      {fields.map((name, index) => {
        const { schema: _, ...input } = kinds[name];
        return (
          <TextField
            key={name}
            ref={index === 0 ? firstField : undefined}
            name={name}
            label={copy[name].label}
            hint={hints[name]}
            error={wrong[name]}
            defaultValue={typed[name]}
            required
            {...input}
            {...(otherWay && name === 'email' && { autoComplete: 'username webauthn' })}
          />
        );
      })}
      <SignInError error={sending.error} words={copy.errors} />
      <Button type="submit" size="l" isBusy={sending.isPending}>
        {copy.sendCode}
      </Button>
      {otherWay}
    </FormColumn>
  );
}

const hints: Partial<Typed> = { displayName: copy.displayName.hint };

const kinds = {
  displayName: { schema: DisplayName, autoComplete: 'nickname' },
  email: { schema: Email, type: 'email', autoComplete: 'email', spellCheck: false },
} as const;

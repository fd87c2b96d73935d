import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { AuthFlow } from '@emberclutch/contract/identity/auth-flow.ts';
import { DisplayName } from '@emberclutch/contract/identity/input/display-name.ts';
import { Email } from '@emberclutch/contract/identity/input/email.ts';
import { color, font, space } from '@emberclutch/web/theme/tokens.ts';
import { useFocusAfterRender } from '@emberclutch/web/ui/browser/use-focus-after-render.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { TextField } from '@emberclutch/web/ui/controls/TextField.tsx';
import { FormColumn } from '../../../platform/forms/FormColumn.tsx';
import { chooseLabel } from '../../../platform/forms/choose-label.ts';
import { copy as formsCopy } from '../../../platform/forms/copy.ts';
import { useFocusOnMount } from '../../../platform/forms/use-focus-on-mount.ts';
import { useSingleMutation } from '../../../platform/forms/use-single-mutation.ts';
import { validateField } from '../../../platform/forms/validate-field.ts';
import type { SignInEntry } from '../flow/use-sign-in-steps.ts';
import { SignInErrorAlert } from '../layout/SignInErrorAlert.tsx';
import { copy } from '../copy.ts';

export type FieldName = 'displayName' | 'email';

export type SignInValues = Record<FieldName, string>;

interface Props {
  fields: readonly FieldName[];
  /** The player's earlier entry, if they came back to change it. */
  entry: SignInEntry;
  begin: (values: SignInValues) => Promise<AuthFlow>;
  onBegun: (values: SignInValues, flow: AuthFlow) => void;
  /** If defined, the browser may offer passkeys in the e-mail field, too. */
  alternative: Alternative | undefined;
}

export interface Alternative {
  button: ReactNode;
  isFirst: boolean;
}

/** The first step: asks for e-mail and name. Errors appear beside each field, and the form keeps the entered text. */
export function BeginForm({ fields, entry, begin, onBegun, alternative }: Props) {
  const [errors, setErrors] = useState<Partial<SignInValues>>({});
  const beginMutation = useSingleMutation<AuthFlow, Error, SignInValues>({ mutationFn: begin });
  const focusAfterRender = useFocusAfterRender();
  const firstField = useFocusOnMount<HTMLInputElement>(entry.email !== undefined);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (beginMutation.isPending) return;
    const form = event.currentTarget;
    const input = readEntries(form, fields);
    const fieldErrors = findErrors(input, fields);
    setErrors(fieldErrors);
    beginMutation.claim();
    const firstInvalid = fields.find((name) => fieldErrors[name] !== undefined);
    if (firstInvalid !== undefined) {
      beginMutation.reset();
      // After the render, so that a screen reader reads the field together with its error.
      return focusAfterRender(() => form.querySelector<HTMLElement>(`[name="${firstInvalid}"]`));
    }
    const values = { displayName: input.displayName.trim(), email: Email.parse(input.email) };
    beginMutation.mutate(values, { onSuccess: (flow) => onBegun(values, flow) });
  };

  return (
    <FormColumn noValidate onSubmit={handleSubmit}>
      {alternative?.isFirst && (
        <>
          {alternative.button}
          <Separator>{copy.begin.or}</Separator>
        </>
      )}
      {fields.map((name, index) => {
        const { schema: _, ...input } = definitions[name];
        return (
          <TextField
            key={name}
            ref={index === 0 ? firstField : undefined}
            name={name}
            label={texts[name].label}
            error={beginMutation.isLatest ? errors[name] : undefined}
            defaultValue={entry[name]}
            required
            {...input}
            {...(alternative && name === 'email' && { autoComplete: 'username webauthn' })}
          />
        );
      })}
      <SignInErrorAlert error={beginMutation.error} hasPasskeyButton={alternative !== undefined} />
      <Button
        type="submit"
        size="l"
        variant={alternative?.isFirst ? 'quiet' : 'primary'}
        isBusy={beginMutation.isPending}
      >
        {chooseLabel(beginMutation.error, copy.begin.sendCode)}
      </Button>
      {alternative?.isFirst === false && (
        <>
          <Separator>{copy.begin.or}</Separator>
          {alternative.button}
        </>
      )}
    </FormColumn>
  );
}

/** The text of each field; empty for one that the form does not have. */
function readEntries(form: HTMLFormElement, fields: readonly FieldName[]): SignInValues {
  const data = new FormData(form);
  const readValue = (name: FieldName) => (fields.includes(name) ? String(data.get(name)) : '');
  return { displayName: readValue('displayName'), email: readValue('email') };
}

const findErrors = (input: SignInValues, fields: readonly FieldName[]): Partial<SignInValues> =>
  Object.fromEntries(
    fields.map((name) => [name, validateField(definitions[name].schema, input[name], texts[name])]),
  );

const texts = { displayName: formsCopy.displayName, email: copy.begin.email };

const definitions = {
  displayName: { schema: DisplayName, hint: formsCopy.displayName.hint, autoComplete: 'nickname' },
  email: { schema: Email, type: 'email', autoComplete: 'email', spellCheck: false },
} as const;

const Separator = styled.p`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${space.m};
  color: ${color.inkFaint};
  font-family: ${font.display};
  font-style: italic;
  line-height: 1;

  &::before,
  &::after {
    content: '';
    border-top: 1px solid ${color.rule};
  }
`;

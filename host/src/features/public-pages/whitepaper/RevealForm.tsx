import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { TextField } from '@emberclutch/web/ui/controls/TextField.tsx';
import { space } from '@emberclutch/web/theme/tokens.ts';
import type { FieldErrors, Reveal } from './check-reveal.ts';

interface Props {
  initial: Reveal;
  errors: FieldErrors;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Fields for the secret of a cycle, an egg, and what the guide shows of both. */
export function RevealForm({ initial, errors, onSubmit }: Props) {
  const field = (name: keyof Reveal) => ({
    name,
    defaultValue: initial[name],
    error: errors[name],
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
  });
  return (
    <Form onSubmit={onSubmit} noValidate>
      <TextField label="Secret of the cycle" {...field('secret')} />
      <TextField label="Fingerprint published before it opened" {...field('commitment')} />
      <Pair>
        <TextField label="Number of the cycle" {...field('cycle')} inputMode="numeric" />
        <TextField label="Number of the egg" {...field('egg')} inputMode="numeric" />
      </Pair>
      <TextField
        label="Genome the guide shows"
        {...field('genome')}
        hint="May be left empty: then you are shown what it should be."
      />
      <div>
        <Button type="submit">Check</Button>
      </div>
    </Form>
  );
}

const Form = styled.form`
  position: relative;
  display: grid;
  gap: ${space.m};

  input {
    font-variant-numeric: tabular-nums slashed-zero;
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: ${space.m};
`;

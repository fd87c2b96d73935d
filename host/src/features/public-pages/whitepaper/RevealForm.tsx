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
  return (
    <Form onSubmit={onSubmit} noValidate>
      <TextField
        label="Secret of the cycle"
        name="secret"
        defaultValue={initial.secret}
        error={errors.secret}
        {...plainText}
      />
      <TextField
        label="Fingerprint published before it opened"
        name="commitment"
        defaultValue={initial.commitment}
        error={errors.commitment}
        {...plainText}
      />
      <Pair>
        <TextField
          label="Number of the cycle"
          name="cycle"
          defaultValue={initial.cycle}
          error={errors.cycle}
          inputMode="numeric"
          {...plainText}
        />
        <TextField
          label="Number of the egg"
          name="egg"
          defaultValue={initial.egg}
          error={errors.egg}
          inputMode="numeric"
          {...plainText}
        />
      </Pair>
      <TextField
        label="Genome the guide shows"
        name="genome"
        defaultValue={initial.genome}
        error={errors.genome}
        hint="May be left empty: then you are shown what it should be."
        {...plainText}
      />
      <div>
        <Button type="submit">Check</Button>
      </div>
    </Form>
  );
}

const plainText = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

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

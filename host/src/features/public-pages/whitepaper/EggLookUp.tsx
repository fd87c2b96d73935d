import { useState } from 'react';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { TextField } from '@emberclutch/web/ui/controls/TextField.tsx';
import { space } from '@emberclutch/web/theme/tokens.ts';
import type { Reveal } from './check-reveal.ts';
import { lookUpEgg } from './look-up-egg.ts';

interface Props {
  onFound: (reveal: Reveal) => void;
}

/** Fetches the reveal of an egg from the provider and fills the form with it. */
export function EggLookUp({ onFound }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    const result = await lookUpEgg(String(new FormData(event.currentTarget).get('number') ?? ''));
    setBusy(false);
    setProblem(typeof result === 'string' ? result : null);
    if (typeof result !== 'string') onFound(result);
  };

  return (
    <>
      <Form onSubmit={handleSubmit} noValidate>
        <TextField label="Egg or dragon No." name="number" inputMode="numeric" autoComplete="off" />
        <Button type="submit" variant="quiet" isBusy={isBusy}>
          Fill in
        </Button>
      </Form>
      <Message aria-live="polite">{problem && <Alert tone="info">{problem}</Alert>}</Message>
    </>
  );
}

const Message = styled.div`
  margin-bottom: ${space.m};
`;

const Form = styled.form`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.s};
  margin-bottom: ${space.m};

  > div {
    flex: 0 1 220px;
  }
  button {
    min-height: 48px;
  }
`;

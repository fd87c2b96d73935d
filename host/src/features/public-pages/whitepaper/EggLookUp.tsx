import { useState } from 'react';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '@emberclutch/shared/ui/Button';
import { Alert } from '@emberclutch/shared/ui/Alert';
import { TextField } from '@emberclutch/shared/ui/TextField';
import type { Reveal } from './check-reveal.ts';
import { lookUpEgg } from './look-up-egg.ts';

interface Props {
  onFound: (reveal: Reveal) => void;
}

/** Fetches what the guide says of an egg; whether that is true, the table below finds out. */
export function EggLookUp({ onFound }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [obstacle, setObstacle] = useState<string | null>(null);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    const answer = await lookUpEgg(String(new FormData(event.currentTarget).get('number') ?? ''));
    setBusy(false);
    setObstacle(typeof answer === 'string' ? answer : null);
    if (typeof answer !== 'string') onFound(answer);
  };

  return (
    <>
      <Line onSubmit={handleSubmit} noValidate>
        <TextField label="Egg or dragon No." name="number" inputMode="numeric" autoComplete="off" />
        <Button type="submit" variant="quiet" isBusy={isBusy}>
          Fill in
        </Button>
      </Line>
      <Answer aria-live="polite">{obstacle && <Alert tone="info">{obstacle}</Alert>}</Answer>
    </>
  );
}

const Answer = styled.div`
  margin-bottom: ${({ theme }) => theme.space.m};
`;

const Line = styled.form`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${({ theme }) => theme.space.s};
  margin-bottom: ${({ theme }) => theme.space.m};

  > div {
    flex: 0 1 220px;
  }
  button {
    min-height: 48px;
  }
`;

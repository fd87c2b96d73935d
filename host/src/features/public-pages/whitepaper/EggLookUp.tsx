import { useState } from 'react';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { isApiError } from '@emberclutch/web/api/api-error.ts';
import { findGenome } from '@emberclutch/web/api/genomes.ts';
import { space } from '@emberclutch/web/theme/tokens.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { TextField } from '@emberclutch/web/ui/controls/TextField.tsx';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { addRetryTime } from '@emberclutch/web/ui/feedback/describe-error.ts';
import type { Reveal } from './check-reveal.ts';

/** Fetches the reveal of an egg from the provider and fills the form with it. */
export function EggLookUp({ onFound }: { onFound: (reveal: Reveal) => void }) {
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

/** @returns the reveal of an egg for the checker, or a sentence that explains why it cannot be checked */
async function lookUpEgg(typed: string): Promise<Reveal | string> {
  const id = typed.replace(/\D/g, '');
  if (id === '') return 'The number of an egg is a whole number.';
  try {
    const report = await findGenome(Number(id));
    if (!report) return unknownEgg;
    const { genome, draw } = report;
    if (!draw)
      return 'This egg did not come from a cycle: it was here when the world began, and nobody can check it.';
    if (draw.secret === null || genome === null)
      return `Cycle ${draw.cycleId} has not published its secret yet. Its fingerprint is ${draw.secretHash}: note it, and come back when the cycle has closed.`;
    return {
      secret: draw.secret,
      commitment: draw.secretHash,
      cycle: String(draw.cycleId),
      egg: id,
      genome,
    };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return addRetryTime('The hatchery does not answer just now. Try again in a moment.', error);
  }
}

const unknownEgg = 'There is no egg with this number.';

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

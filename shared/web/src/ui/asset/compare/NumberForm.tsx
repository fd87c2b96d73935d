import { useState } from 'react';
import type { FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { maxCompared } from '@emberclutch/web/state';
import { assetQueries } from '../../../api/assets.ts';
import { Button } from '../../controls/Button.tsx';
import { readTypedNumber, formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { TextField } from '../../controls/TextField.tsx';
import { copy } from './copy.ts';
import { describeFailure } from './describe-failure.ts';
import { space } from '../../../theme/tokens.ts';

/** Asks for the number of an asset to add, and explains a rejected number. */
export function NumberForm({ ids, onFound }: { ids: readonly number[]; onFound: (id: number) => void }) {
  const queryClient = useQueryClient();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const input = String(new FormData(form).get('number') ?? '').trim();
    const id = readTypedNumber(input);
    const refusal = findRefusal(input, id, ids);
    setError(refusal);
    if (id === null || refusal !== undefined) return;
    setIsBusy(true);
    try {
      await queryClient.fetchQuery(assetQueries.one(id));
      form.reset();
      onFound(id);
    } catch (failure) {
      setError(describeFailure(failure, id));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Form onSubmit={(event) => void handleSubmit(event)} noValidate>
      <TextField
        label={copy.addField}
        name="number"
        inputMode="numeric"
        autoComplete="off"
        hint={copy.addHint}
        error={error}
      />
      <div>
        <Button type="submit" variant="quiet" isBusy={isBusy}>
          {copy.add}
        </Button>
      </div>
    </Form>
  );
}

function findRefusal(input: string, id: number | null, ids: readonly number[]): string | undefined {
  if (input === '') return copy.refused.empty;
  if (id === null) return copy.refused.notANumber(input);
  if (ids.includes(id)) return copy.refused.alreadyThere(formatSpecimenNumber(id));
  return ids.length >= maxCompared ? copy.refused.full : undefined;
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space.xs};

  > :first-child {
    flex: 1 1 12em;
    max-width: 22em;
  }
  /* The button is beside the field, below its label. */
  > :last-child {
    padding-top: 1.9em;
  }
`;

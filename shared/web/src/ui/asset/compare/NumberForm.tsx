import { useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { isApiError } from '../../../api/api-error.ts';
import { assetQueries } from '../../../api/assets.ts';
import { Button } from '../../controls/Button.tsx';
import { describeError } from '../../feedback/describe-error.ts';
import { errorMessages } from '../../feedback/error-messages.ts';
import { readTypedNumber, formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { TextField } from '../../controls/TextField.tsx';
import { copy } from './copy.ts';
import { space } from '../../../theme/tokens.ts';

interface Props {
  label: string;
  hint?: string;
  submit: string;
  /** Ids of the assets that are compared already. */
  ids: readonly number[];
  /** Whether the comparison is full. */
  isFull?: boolean;
  /** Called with the id of an existing asset. */
  onFound: (id: number) => void;
  /** Absent if the form cannot be cancelled. */
  onCancel?: () => void;
}

/** Asks for the number of an asset, and explains a rejected number. */
export function NumberForm({ label, hint, submit, ids, isFull = false, onFound, onCancel }: Props) {
  const queryClient = useQueryClient();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const input = String(new FormData(form).get('number') ?? '').trim();
    const id = readTypedNumber(input);
    const refusal = findRefusal(input, id, ids, isFull);
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
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !onCancel) return;
    event.preventDefault();
    onCancel();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc cancels; the button beside it does the same.
    <Form onSubmit={(event) => void handleSubmit(event)} onKeyDown={handleKey} noValidate>
      <TextField
        label={label}
        name="number"
        inputMode="numeric"
        autoComplete="off"
        hint={hint}
        error={error}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- A press has opened the form if it can be cancelled.
        autoFocus={onCancel !== undefined}
      />
      <Buttons data-below={onCancel !== undefined || undefined}>
        <Button type="submit" variant="quiet" size={onCancel ? 's' : 'm'} isBusy={isBusy}>
          {submit}
        </Button>
        {onCancel && (
          <Button variant="quiet" size="s" onClick={onCancel}>
            {copy.cancel}
          </Button>
        )}
      </Buttons>
    </Form>
  );
}

function findRefusal(
  input: string,
  id: number | null,
  ids: readonly number[],
  isFull: boolean,
): string | undefined {
  if (input === '') return copy.refused.empty;
  if (id === null) return copy.refused.notANumber(input);
  if (ids.includes(id)) return copy.refused.alreadyThere(formatSpecimenNumber(id));
  return isFull ? copy.refused.full : undefined;
}

function describeFailure(failure: unknown, id: number): string {
  const isUnknown = isApiError(failure) && failure.code === 'not_found';
  const number = formatSpecimenNumber(id);
  return isUnknown
    ? copy.refused.unknown(number)
    : copy.refused.failed(number, describeError(failure, errorMessages));
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
`;

/** Beside the field, below its label; in the narrow column of an asset, below the field. */
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  padding-top: 1.9em;

  &:where([data-below]) {
    flex-basis: 100%;
    padding-top: 0;
  }
`;

import { useState } from 'react';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { isApiError } from '@emberclutch/web/api/api-error.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { FailureCard } from '@emberclutch/web/ui/feedback/FailureCard.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { readTypedNumber, specimenNumber } from '@emberclutch/web/ui/format/specimen-number.ts';
import { TextField } from '@emberclutch/web/ui/controls/TextField.tsx';
import { space } from '@emberclutch/web/theme/tokens.ts';
import { errorMessages, failureTitle } from '../../platform/errors/error-messages.ts';
import { copy } from './copy.ts';
import type { ExplorerAddress } from './explorer-address.ts';
import type { Comparison } from './use-compared-specimen.ts';
import { useFocusSuccessor } from './use-focus-successor.ts';

interface Props {
  id: number;
  address: ExplorerAddress;
  compared: Comparison;
}

/** Names the specimen to compare with, and says why there is none. */
export function ComparePanel({ id, address, compared }: Props) {
  const [error, setError] = useState<string>();
  // The form is reset for each specimen: the new form takes the focus of the one that was used.
  const [takeFocus, expectSuccessor] = useFocusSuccessor();
  const compareWith = (other: number | null) => {
    if (other !== compared.id) expectSuccessor();
    address.change(other === null ? { with: null, differencesOnly: false } : { with: other });
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const other = readTypedNumber(String(new FormData(event.currentTarget).get('with') ?? ''));
    setError(other === null ? copy.compareInvalid : other === id ? copy.compareSelf : undefined);
    if (other !== null && other !== id) compareWith(other);
  };

  return (
    <Panel title={copy.compare}>
      <Form key={compared.id} ref={takeFocus} tabIndex={-1} onSubmit={handleSubmit} noValidate>
        <TextField
          label={copy.compareField}
          name="with"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={compared.id ?? ''}
          hint={copy.compareHint}
          error={error}
        />
        <Actions>
          <Button type="submit" variant="quiet">
            {copy.compareButton}
          </Button>
          {compared.id !== null && (
            <Button variant="quiet" onClick={() => compareWith(null)}>
              {copy.compareEnd}
            </Button>
          )}
        </Actions>
      </Form>
      <ComparisonStatus compared={compared} />
    </Panel>
  );
}

function ComparisonStatus({ compared }: { compared: Comparison }) {
  const { id, isPending, error, hasNoGenome, retry } = compared;
  if (id === null) return null;
  const isMissing = isApiError(error) && error.code === 'not_found';
  if (error && !isMissing)
    return <FailureCard title={failureTitle} error={error} messages={errorMessages} onRetry={retry} />;
  return (
    <p role="status">
      {isMissing && <span>{copy.compareMissing(specimenNumber(id))}</span>}
      {!error && isPending && <span>{copy.compareLoading}</span>}
      {hasNoGenome && <span>{copy.compareNoGenome(specimenNumber(id))}</span>}
    </p>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space.m};
  max-width: 340px;
  outline: none;
  margin-bottom: ${space.s};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`;

import { useEffect, useEffectEvent, useState } from 'react';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import type { WorldDragon } from '../../platform/api/world-dragon.ts';
import { useSearchParams } from '@emberclutch/web/routing';
import { color, radius, size, space } from '@emberclutch/web/theme/tokens.ts';
import { assetTitle } from '@emberclutch/web/ui/asset/asset-title.ts';
import { listParameters } from '@emberclutch/web/ui/controls/filter-bar/list-filter.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { withRetryTime } from '@emberclutch/web/ui/feedback/error-message.ts';
import { readTypedNumber, specimenNumber } from '@emberclutch/web/ui/format/specimen-number.ts';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { copy } from './copy.ts';
import { useDragonSearch } from './use-dragon-search.ts';

interface Props {
  dragons: readonly WorldDragon[];
  onFind: (id: number) => void;
}

/**
 * Finds a dragon by its number, its name or its owner's name. A number leads there at once, a name to a choice. Submitted before the
 * page is hydrated, the words are in the address, and are searched once it is; the list of the same address is filtered by them.
 */
export function WorldSearch({ dragons, onFind }: Props) {
  const [params] = useSearchParams();
  const [submitted] = useState((params.get(listParameters.term) ?? '').trim());
  const [words, setWords] = useState(submitted);
  const [term, setTerm] = useState(submitted);
  const { found, error, isFetching, isUnknown, isSearchingOn, isPartial } = useDragonSearch(term, dragons);

  const idOf = (text: string) => {
    const id = readTypedNumber(text);
    return dragons.some((dragon) => dragon.id === id) ? id : null;
  };
  const submittedId = idOf(submitted);
  const findSubmitted = useEffectEvent(onFind);
  useEffect(() => {
    if (submittedId !== null) findSubmitted(submittedId);
  }, [submittedId]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const asked = words.trim();
    const id = idOf(asked);
    setTerm(asked);
    if (id !== null) onFind(id);
  };

  return (
    <Form role="search" onSubmit={handleSubmit}>
      <label>
        <VisuallyHidden>{copy.search.label}</VisuallyHidden>
        <input
          type="search"
          name={listParameters.term}
          value={words}
          placeholder={copy.search.placeholder}
          onChange={({ target }) => {
            setWords(target.value);
            // An empty field has no results.
            if (target.value === '') setTerm('');
          }}
        />
      </label>
      <Button type="submit" size="s" isBusy={isFetching}>
        {copy.search.go}
      </Button>
      <Results aria-live="polite">
        {error && <p>{withRetryTime(copy.search.failed, error)}</p>}
        {isUnknown && <p>{copy.search.none}</p>}
        {isSearchingOn && <p>{copy.search.searching(found.length)}</p>}
        {isPartial && <p>{copy.search.partial}</p>}
        {found.length > 0 && (
          <ul aria-label={copy.search.results(found.length)}>
            {found.map((asset) => (
              <li key={asset.id}>
                <button
                  type="button"
                  onClick={() => {
                    setTerm('');
                    onFind(asset.id);
                  }}
                >
                  <b>{assetTitle(asset)}</b> <span>{`No. ${specimenNumber(asset.id)}`}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </Results>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs};

  label {
    flex: 1;
  }
  input {
    width: 100%;
    min-height: 34px;
    padding: 0 ${space.xs};
    color: ${color.ink};
    font-size: ${size.s};
    background: ${color.raised};
    border: 1px solid ${color.edge};
    border-radius: ${radius.s};
  }
  input::placeholder {
    color: ${color.inkFaint};
  }
`;

const Results = styled.div`
  flex-basis: 100%;
  /* Room for a page of names, so that a player does not have to scroll over a map that takes the wheel. */
  max-height: min(60svh, 400px);
  overflow-y: auto;
  background: ${color.raised};
  border: 1px solid ${color.edge};
  border-radius: ${radius.s};
  font-size: ${size.s};

  &:empty {
    border: 0;
  }
  li + li {
    border-top: 1px solid ${color.edge};
  }

  p {
    padding: ${space.xs} ${space.s};
  }
  button {
    width: 100%;
    min-height: 34px;
    padding: ${space.xxs} ${space.s};
    color: ${color.ink};
    text-align: left;
    background: none;
    border: 0;
    cursor: pointer;
  }
  button:hover {
    background: ${color.accentSoft};
  }
  span {
    color: ${color.inkFaint};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

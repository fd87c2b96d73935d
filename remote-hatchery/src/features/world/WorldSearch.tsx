import { useEffect, useEffectEvent, useState } from 'react';
import type { FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { minSearchLength } from '@emberclutch/contract/asset/min-search-length.ts';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import { useSearchParams } from '@emberclutch/web/routing';
import { color, radius, size, space } from '@emberclutch/web/theme/tokens.ts';
import { formatAssetTitle } from '@emberclutch/web/ui/asset/format-asset-title.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { listParameters } from '@emberclutch/web/ui/controls/filter-bar/list-filter.ts';
import { addRetryTime } from '@emberclutch/web/ui/feedback/describe-error.ts';
import { readTypedNumber, formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import type { WorldDragon } from '../../platform/api/world-dragon.ts';
import { worldQueries } from '../../platform/api/world.ts';
import { copy } from './copy.ts';

interface Props {
  dragons: readonly WorldDragon[];
  onFind: (id: number) => void;
}

/**
 * Finds a dragon by its number, its name or its owner's name. A number opens the dragon at once, a name shows the results. A term
 * that was submitted before hydration is in the address: the map searches for it after hydration, and the list filters by it.
 */
export function WorldSearch({ dragons, onFind }: Props) {
  const [params] = useSearchParams();
  const [submitted] = useState((params.get(listParameters.term) ?? '').trim());
  const [words, setWords] = useState(submitted);
  const [term, setTerm] = useState(submitted);
  const { found, error, isFetching, isUnknown, isSearchingOn, isPartial } = useDragonSearch(term, dragons);

  const readId = (text: string) => {
    const id = readTypedNumber(text);
    return dragons.some((dragon) => dragon.id === id) ? id : null;
  };
  const submittedId = readId(submitted);
  const findSubmitted = useEffectEvent(onFind);
  useEffect(() => {
    if (submittedId !== null) findSubmitted(submittedId);
  }, [submittedId]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = words.trim();
    const id = readId(trimmed);
    setTerm(trimmed);
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
        {error && <p>{addRetryTime(copy.search.failed, error)}</p>}
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
                  <b>{formatAssetTitle(asset)}</b> <span>{`No. ${formatSpecimenNumber(asset.id)}`}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </Results>
    </Form>
  );
}

/** Finds dragons by their own name and by the name of their owner, unless the term is a number or empty. */
function useDragonSearch(term: string, dragons: readonly WorldDragon[]) {
  const number = readTypedNumber(term);
  const isName = term !== '' && number === null;
  const named = useQuery({ ...assetQueries.search(term), enabled: isName && term.length >= minSearchLength });
  const owned = useQuery({ ...worldQueries.ofOwner(term), enabled: isName });
  const isFetching = named.isFetching || owned.isFetching;
  const isRead = named.data !== undefined || owned.data !== undefined;
  const found = isName ? withoutDuplicates([...(named.data ?? []), ...(owned.data?.assets ?? [])]) : [];
  // If one of the two fails, shows the results of the other without the error.
  const error = isFetching || found.length > 0 ? null : (owned.error ?? named.error);
  const isUnknown = isName
    ? isRead && found.length === 0 && !error
    : number !== null && !dragons.some(({ id }) => id === number);
  return {
    found,
    error,
    isFetching,
    /** Whether the search has finished without results. */
    isUnknown: isUnknown && !isFetching,
    /** Whether the search has results and is still reading further pages. */
    isSearchingOn: found.length > 0 && owned.isFetching,
    /** Whether the world has more dragons than the search could read. */
    isPartial: isName && owned.data?.isPartial === true && !isFetching,
  };
}

const withoutDuplicates = (assets: AssetInfo[]) => [
  ...new Map(assets.map((asset) => [asset.id, asset])).values(),
];

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
  /* Fits a page of names, so that a player does not have to scroll over a map that handles the wheel. */
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

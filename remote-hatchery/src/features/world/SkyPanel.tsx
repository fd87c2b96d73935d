import { useState } from 'react';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { media, space, color, radius, size } from '@emberclutch/web/theme/tokens.ts';
import type { WorldDragon } from '../../platform/api/world-dragon.ts';
import { mapPanel } from './map-panel.ts';
import { useQuery } from '@tanstack/react-query';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { minSearchLength } from '@emberclutch/contract/asset/asset-list-limits.ts';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import { useSearchParams } from '@emberclutch/web/routing';
import { formatAssetTitle } from '@emberclutch/web/ui/asset/format-asset-title.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { listParameters } from '@emberclutch/web/ui/controls/filter-bar/list-filter.ts';
import { addRetryTime } from '@emberclutch/web/ui/feedback/describe-error.ts';
import { readTypedNumber, formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import type { Elements } from '@emberclutch/web/ui/layout/elements.ts';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { worldQueries } from '../../platform/api/world.ts';
import { copy } from './copy.ts';

interface Props {
  dragons: readonly WorldDragon[];
  onFind: (id: number) => void;
  children: Elements;
}

/** The corner of the map with heading, filters and search. */
export function SkyPanel({ dragons, onFind, children }: Props) {
  return (
    <Corner>
      {children}
      <WorldSearch dragons={dragons} onFind={onFind} />
    </Corner>
  );
}

const Corner = styled.div`
  ${mapPanel}
  display: grid;
  gap: ${space.xs};
  width: min(300px, 100%);
  padding: ${space.xs} ${space.s};

  @media ${media.phone} {
    width: min(360px, 100%);

    /* While FoldButton has folded the corner. */
    &:has([data-folded]) :is(details, [role='search']) {
      display: none;
    }
  }
`;

/**
 * Finds a dragon by its number, its name or its owner's name. A number opens the dragon at once, a name shows the results. A term that
 * was submitted before hydration, or in the list, is in the address.
 */
function WorldSearch({ dragons, onFind }: Omit<Props, 'children'>) {
  const [params] = useSearchParams();
  const [text, setText] = useState((params.get(listParameters.term) ?? '').trim());
  const [term, setTerm] = useState(text);
  const { found, error, isFetching, isUnknown, isPartial } = useDragonSearch(term, dragons);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = text.trim();
    const number = readTypedNumber(trimmed);
    setTerm(trimmed);
    if (number !== null && dragons.some(({ id }) => id === number)) onFind(number);
  };

  return (
    <Form role="search" onSubmit={handleSubmit}>
      <label>
        <VisuallyHidden>{copy.search.label}</VisuallyHidden>
        <input
          type="search"
          name={listParameters.term}
          value={text}
          placeholder={copy.search.placeholder}
          onChange={({ target }) => {
            setText(target.value);
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
  const nameQuery = useQuery({
    ...assetQueries.search(term),
    enabled: isName && term.length >= minSearchLength,
  });
  const ownerQuery = useQuery({ ...worldQueries.ofOwner(term), enabled: isName });
  const isFetching = nameQuery.isFetching || ownerQuery.isFetching;
  const isRead = nameQuery.data !== undefined || ownerQuery.data !== undefined;
  const found = isName
    ? removeDuplicates([...(nameQuery.data ?? []), ...(ownerQuery.data?.assets ?? [])])
    : [];
  // If one of the two fails, shows the results of the other without the error.
  const error = isFetching || found.length > 0 ? null : (ownerQuery.error ?? nameQuery.error);
  const isUnknown = isName
    ? isRead && found.length === 0 && !error
    : number !== null && !dragons.some(({ id }) => id === number);
  return {
    found,
    error,
    isFetching,
    isUnknown: isUnknown && !isFetching,
    /** Whether the world has more dragons than the search could read. */
    isPartial: isName && ownerQuery.data?.isPartial === true && !isFetching,
  };
}

const removeDuplicates = (assets: AssetInfo[]) => [
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

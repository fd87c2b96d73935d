import { useSearchParams } from '@emberclutch/web/routing';
import { parseEntityId } from '@emberclutch/contract/shape/entity-id.ts';
import { formatWhatIf, parseWhatIf } from './what-if.ts';
import type { WhatIf } from './what-if.ts';

/** The settings of the page, all of them in its URL, so that a link opens the same view. */
export interface ExplorerAddress {
  /** Id of the specimen to compare with. */
  comparedId: number | null;
  isLimitedToDifferences: boolean;
  /** Changed genes; null while the player is not editing genes. */
  whatIf: WhatIf | null;
  /** Replaces the current history entry: Back leaves the page. */
  change: (next: Partial<Omit<ExplorerAddress, 'change'>>) => void;
}

export function useExplorerAddress(): ExplorerAddress {
  const [search, setSearch] = useSearchParams();
  const whatIfText = search.get('what');
  return {
    comparedId: parseEntityId(search.get('with') ?? ''),
    isLimitedToDifferences: search.get('only') === 'differences',
    whatIf: whatIfText === null ? null : parseWhatIf(whatIfText),
    change: (next) => {
      setSearch((before) => changeAddress(before, next), { replace: true });
    },
  };
}

function changeAddress(
  before: URLSearchParams,
  next: Partial<Omit<ExplorerAddress, 'change'>>,
): URLSearchParams {
  const search = new URLSearchParams(before);
  const setParameter = (name: string, value: string | null) =>
    value === null ? search.delete(name) : search.set(name, value);
  if (next.comparedId !== undefined)
    setParameter('with', next.comparedId === null ? null : String(next.comparedId));
  if (next.isLimitedToDifferences !== undefined)
    setParameter('only', next.isLimitedToDifferences ? 'differences' : null);
  if (next.whatIf !== undefined)
    setParameter('what', next.whatIf === null ? null : formatWhatIf(next.whatIf));
  return search;
}

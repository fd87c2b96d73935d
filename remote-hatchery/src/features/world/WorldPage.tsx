import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useSearchParams } from '@emberclutch/shared/routing';
import { sessionAtom } from '@emberclutch/shared/state';
import { EmptyState } from '@emberclutch/shared/ui/EmptyState';
import { FailureCard } from '@emberclutch/shared/ui/FailureCard';
import { Page } from '@emberclutch/shared/ui/Page';
import { errorWords } from '../../errors/error-words.ts';
import { copy } from './copy.ts';
import { useOwnDragons, useWorldDragons } from './use-world-dragons.ts';
import { filterDragons, readWorldView, worldViewParams } from './world-view.ts';
import type { WorldView } from './world-view.ts';
import { WorldFilters } from './WorldFilters.tsx';
import { WorldList } from './WorldList.tsx';
import { WorldSky } from './WorldSky.tsx';

/** The shared world view (specification, section 2): every hatched dragon on one map, or as a list of the same dragons. */
export function WorldPage() {
  const [params, setParams] = useSearchParams();
  const view = readWorldView(params);
  const { data, error, refetch, arrived } = useWorldDragons();
  const own = useOwnDragons();
  const userId = useAtomValue(sessionAtom)?.userId;
  const { reset } = useQueryErrorResetBoundary();

  const handleChange = (change: Partial<WorldView>) =>
    setParams(worldViewParams({ ...view, ...change }), { replace: true, preventScrollReset: true });
  const handleRetry = () => {
    reset();
    void refetch();
  };

  const all = data ?? [];
  const shown = filterDragons(all, view, own);
  return (
    <Page title={copy.title} isWide>
      <WorldFilters
        view={view}
        hasOwn={own !== null}
        count={data && copy.count(shown.length, all.length)}
        onChange={handleChange}
      />
      {error && !data ? (
        <FailureCard error={error} words={errorWords} onRetry={handleRetry} />
      ) : data && all.length === 0 ? (
        <EmptyState title={copy.empty}>{copy.emptyWords}</EmptyState>
      ) : view.isList ? (
        <WorldList view={view} userId={userId ?? null} onClear={() => handleChange(noFilters)} />
      ) : (
        <WorldSky
          dragons={all}
          shown={shown}
          own={own}
          arrived={arrived}
          view={view}
          onChange={handleChange}
        />
      )}
    </Page>
  );
}

const noFilters = {
  house: null,
  season: null,
  isGoldenOnly: false,
  isMineOnly: false,
} satisfies Partial<WorldView>;

import { Suspense } from 'react';
import { styled } from 'styled-components';
import { requiresScript } from '@emberclutch/contract/site/page-protocol.ts';
import type { AssetFilter } from '@emberclutch/web/api/assets.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { EmptyState } from '@emberclutch/web/ui/feedback/EmptyState.tsx';
import { pageColumn } from '@emberclutch/web/ui/layout/page-column.ts';
import { ReadBoundary } from '@emberclutch/web/ui/feedback/ReadBoundary.tsx';
import { specimenNumber } from '@emberclutch/web/ui/format/specimen-number.ts';
import { Spinner } from '@emberclutch/web/ui/controls/Spinner.tsx';
import { space } from '@emberclutch/web/theme/tokens.ts';
import { errorMessages, failureTitle } from '../../platform/errors/error-messages.ts';
import { ListSummary } from '../../platform/paged-cards/ListSummary.tsx';
import { PagedCards } from '../../platform/paged-cards/PagedCards.tsx';
import { copy, dragons } from './copy.ts';
import { NewArrivals } from './NewArrivals.tsx';
import { SelectedDragon } from './SelectedDragon.tsx';
import type { WorldView } from './world-view.ts';

interface Props {
  filter: AssetFilter;
  /** Number of the selected dragon; the map has the same. */
  focus: number | null;
  /** Ids of dragons that hatched while the page was open and have not been seen. */
  arrived: readonly number[];
  onChange: (change: Partial<WorldView>) => void;
  onClear: () => void;
}

/** The dragons of the map as a list: for players who cannot or do not want to use the map. */
export function WorldList({ filter, focus, arrived, onChange, onClear }: Props) {
  return (
    <Column>
      <NewArrivals arrived={arrived} onShow={(id) => onChange({ isList: false, focus: id })} />
      {focus !== null && <SelectedDragon id={focus} onChange={onChange} />}
      <Line>
        <ListSummary filter={filter} countText={dragons} />
      </Line>
      <ReadBoundary key={JSON.stringify(filter)} title={failureTitle} messages={errorMessages}>
        <Suspense fallback={<Spinner size="full" label={copy.loading} />}>
          <PagedCards
            filter={filter}
            label={copy.title}
            countText={dragons}
            renderAction={({ id }) => (
              <ToMap
                {...requiresScript}
                size="s"
                variant="plain"
                aria-pressed={id === focus}
                aria-label={copy.showOnMap(specimenNumber(id))}
                onClick={() => onChange({ isList: false, focus: id })}
              >
                {copy.onMap}
              </ToMap>
            )}
            empty={
              <EmptyState title={copy.noMatch} action={<Button onClick={onClear}>{copy.clear}</Button>}>
                {copy.noMatchLead}
              </EmptyState>
            }
          />
        </Suspense>
      </ReadBoundary>
    </Column>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 34px;
  margin: ${space.s} 0;
`;

const ToMap = styled(Button)`
  justify-self: start;
  margin-inline: ${space.xs};
`;

const Column = styled.div`
  ${pageColumn}
  padding-bottom: ${space.xxl};
`;

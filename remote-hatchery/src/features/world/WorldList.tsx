import { Suspense } from 'react';
import { styled } from 'styled-components';
import { requiresScript } from '@emberclutch/contract/site/page-protocol.ts';
import type { AssetFilter } from '@emberclutch/web/api/assets.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { space, color, radius } from '@emberclutch/web/theme/tokens.ts';
import { listOrigins, formatAssetTitle } from '@emberclutch/web/ui/asset/format-asset-title.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { Spinner } from '@emberclutch/web/ui/controls/Spinner.tsx';
import { EmptyState } from '@emberclutch/web/ui/feedback/EmptyState.tsx';
import { ReadBoundary } from '@emberclutch/web/ui/feedback/ReadBoundary.tsx';
import { formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { errorMessages, failureTitle } from '../../platform/errors/error-messages.ts';
import { PagedCards, ListSummary } from '../../platform/paged-cards/PagedCards.tsx';
import { Column } from './WorldTop.tsx';
import { copy, formatDragonCount } from './copy.ts';
import { useSelectedAsset } from './use-selected-asset.ts';
import type { WorldView } from './world-view.ts';

interface Props {
  filter: AssetFilter;
  /** Number of the selected dragon, the same as on the map. */
  focus: number | null;
  onChange: (change: Partial<WorldView>) => void;
  onClear: () => void;
}

/** The dragons of the map as a list, for players who cannot or do not want to use the map. */
export function WorldList({ filter, focus, onChange, onClear }: Props) {
  return (
    <List>
      {focus !== null && <SelectedDragon id={focus} onChange={onChange} />}
      <Line>
        <ListSummary filter={filter} formatCount={formatDragonCount} />
      </Line>
      <ReadBoundary key={JSON.stringify(filter)} title={failureTitle} messages={errorMessages}>
        <Suspense fallback={<Spinner size="full" label={copy.loading} />}>
          <PagedCards
            filter={filter}
            label={copy.title}
            formatCount={formatDragonCount}
            renderAction={({ id }) => (
              <ShowOnMapButton
                {...requiresScript}
                size="s"
                variant="plain"
                aria-pressed={id === focus}
                aria-label={copy.showOnMap(formatSpecimenNumber(id))}
                onClick={() => onChange({ isList: false, focus: id })}
              >
                {copy.onMap}
              </ShowOnMapButton>
            )}
            empty={
              <EmptyState title={copy.noMatch} action={<Button onClick={onClear}>{copy.clear}</Button>}>
                {copy.noMatchLead}
              </EmptyState>
            }
          />
        </Suspense>
      </ReadBoundary>
    </List>
  );
}

interface SelectedDragonProps {
  id: number;
  onChange: (change: Partial<WorldView>) => void;
}

/** The selected dragon, above the list, because the page of the list that contains it may not have been read yet. */
export function SelectedDragon({ id, onChange }: SelectedDragonProps) {
  const { asset, isUnknown, isOnMap, message } = useSelectedAsset(id);
  return (
    <SelectedDragonRow aria-label={copy.card.label}>
      <p>
        <b>{asset ? formatAssetTitle(asset) : message}</b>{' '}
        <span>{[`No. ${formatSpecimenNumber(id)}`, ...(asset ? listOrigins(asset) : [])].join(' · ')}</span>{' '}
        <span>{asset && message}</span>
      </p>
      {isOnMap && (
        <Button size="s" onClick={() => onChange({ isList: false })}>
          {copy.onMap}
        </Button>
      )}
      {!isUnknown && (
        <ButtonLink size="s" variant="quiet" to={paths.details(id)}>
          {copy.card.details}
        </ButtonLink>
      )}
      <Button size="s" variant="quiet" onClick={() => onChange({ focus: null })}>
        {copy.card.close}
      </Button>
    </SelectedDragonRow>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 34px;
  margin: ${space.s} 0;
`;

const ShowOnMapButton = styled(Button)`
  justify-self: start;
  margin-inline: ${space.xs};
`;

const List = styled(Column)`
  padding-bottom: ${space.xxl};
`;

const SelectedDragonRow = styled.aside`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  align-items: center;
  margin-bottom: ${space.m};
  padding: ${space.xs} ${space.s};
  color: ${color.inkSoft};
  background: ${color.raised};
  border: 1px solid ${color.edge};
  border-radius: ${radius.s};

  p {
    flex: 1 1 240px;
    font-variant-numeric: tabular-nums lining-nums;
  }
  b {
    color: ${color.ink};
  }
`;

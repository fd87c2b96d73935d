import { styled } from 'styled-components';
import { color, media, size, space } from '@emberclutch/web/theme/tokens.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { ChoiceGroup } from '@emberclutch/web/ui/controls/ChoiceGroup.tsx';
import { RetryStatus } from '@emberclutch/web/ui/feedback/RetryStatus.tsx';
import { pageColumn } from '@emberclutch/web/ui/layout/page-column.ts';
import { worldQueries } from '../../platform/api/world.ts';
import { copy } from './copy.ts';
import type { MapDragons } from './use-scene-content.ts';
import type { WorldView } from './world-view.ts';
import type { Elements } from '@emberclutch/web/ui/layout/elements.ts';
import { useQuery } from '@tanstack/react-query';
import type { ListedAssets } from '@emberclutch/web/api/list-all-pages.ts';
import { addRetryTime } from '@emberclutch/web/ui/feedback/describe-error.ts';
import { StatusNote } from '@emberclutch/web/ui/feedback/StatusNote.ts';

interface Props {
  view: WorldView;
  /** Undefined while they are read. */
  dragons: Pick<MapDragons, 'all' | 'shown'> | undefined;
  isOverMap: boolean;
  /** A control beside the count. */
  action?: Elements;
  onChange: (change: Partial<WorldView>) => void;
  children: Elements;
}

/** Heading and filters of the world: above the list, or in a corner of the map. */
export function WorldTop({ view: { isList }, dragons, isOverMap, action, onChange, children }: Props) {
  return (
    <>
      <Heading data-over-map={isOverMap || undefined}>
        <Title>{copy.title}</Title>
        <ChoiceGroup
          label={copy.views.label}
          options={[
            { value: 'map', label: copy.views.map },
            { value: 'list', label: copy.views.list },
          ]}
          value={isList ? 'list' : 'map'}
          onChoice={(view) => onChange({ isList: view === 'list' })}
        />
        {/* The list shows its own count. */}
        <Count role="status">
          {dragons && !isList && copy.count(dragons.shown.length, dragons.all.length)}
        </Count>
        {action}
      </Heading>
      <MissingDragons count={dragons?.all.length ?? 0} />
      <RetryStatus queryKeys={[worldQueries.dragons().queryKey]} />
      {children}
    </>
  );
}

/** Says that dragons are missing because the provider is read page by page: more pages follow, or reading stopped before the last one. */
export function MissingDragons({ count }: { count: number }) {
  const { data: listed } = useQuery(worldQueries.pages());
  return <Note>{listed && chooseMessage(listed, count)}</Note>;
}

function chooseMessage(
  { isComplete, stop, failedPages, failure }: ListedAssets,
  count: number,
): string | null {
  if (!isComplete) return copy.gap.reading;
  if (stop === 'page_limit') return copy.gap.pageLimit(count);
  if (failedPages.length > 0) return addRetryTime(copy.gap.failures, failure);
  return stop === null ? null : copy.gap.emptyPages;
}

const Note = styled(StatusNote)`
  margin-bottom: ${space.s};
`;

/** On a phone, shows or hides search and filters in the corner of the map (`SkyPanel`), because they would cover a third of it. */
export const FoldButton = ({ isFolded, onFold }: { isFolded: boolean; onFold: () => void }) => (
  <PhoneButton
    size="s"
    variant="quiet"
    aria-label={copy.fold.label}
    aria-expanded={!isFolded}
    data-folded={isFolded || undefined}
    onClick={onFold}
  >
    {copy.fold.search}
  </PhoneButton>
);

interface MapFiltersProps {
  /** Whether a filter is in use: the player then sees all filters. */
  isOpen: boolean;
  children: Elements;
}

/** Filters in a corner of the map, where the bar is narrower than the page. */
export const MapFilters = ({ isOpen, children }: MapFiltersProps) => (
  <Fold open={isOpen || undefined}>
    <summary>{copy.filters}</summary>
    {children}
  </Fold>
);

const PhoneButton = styled(Button)`
  display: none;

  @media ${media.phone} {
    display: block;
    padding-inline: ${space.s};
    font-size: ${size.xs};
  }
`;

const Fold = styled.details`
  font-size: ${size.s};

  summary {
    width: fit-content;
    padding-block: ${space.xxs};
    cursor: pointer;
  }
  > [role='group'] {
    position: static;
    margin: 0;
    padding: ${space.xs} 0 0;
    background: none;
  }
`;

export const Column = styled.div`
  ${pageColumn}
`;

const Heading = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.m};
  margin-bottom: ${space.s};

  &:where([data-over-map]) {
    justify-content: space-between;
    margin: 0;

    h1 {
      margin: 0;
      font-size: ${size.l};
    }
    > p {
      position: static;
      flex: 1;
      white-space: nowrap;
      margin: 0;
      line-height: 1.2;
    }
  }
  @media ${media.phone} {
    justify-content: space-between;
  }
`;

const Title = styled.h1`
  margin-right: ${space.s};
  font-size: ${size.xl};
`;

const Count = styled.p`
  margin-left: auto;
  color: ${color.inkSoft};
  font-size: ${size.s};
  font-variant-numeric: tabular-nums lining-nums;
`;

import { styled } from 'styled-components';
import { media, size, space, color } from '@emberclutch/web/theme/tokens.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { ChoiceGroup } from '@emberclutch/web/ui/controls/ChoiceGroup.tsx';
import { RetryStatus } from '@emberclutch/web/ui/feedback/RetryStatus.tsx';
import { pageColumn } from '@emberclutch/web/ui/layout/page-column.ts';
import { worldQueries } from '../../platform/api/world.ts';
import { MissingDragons } from './MissingDragons.tsx';
import { copy } from './copy.ts';
import type { WorldView } from './world-view.ts';
import type { Elements } from '@emberclutch/web/ui/layout/elements.ts';

interface Props {
  isList: boolean;
  /** Whether it lies over the map. */
  isOverMap: boolean;
  /** Whether a filter or a search is in use. */
  isNarrowed: boolean;
  /** Text with the number of dragons, if it is known and not shown elsewhere. */
  countText: string | undefined;
  /** Number of all dragons. */
  count: number;
  /** Whether search and filters are hidden on a phone. */
  isFolded: boolean;
  onFold: () => void;
  onChange: (change: Partial<WorldView>) => void;
  /** The bar with the filters. */
  children: Elements;
}

/** Heading and filters of the world: above the list, or in a corner of the map. */
export function WorldTop({
  isList,
  isOverMap,
  isNarrowed,
  countText,
  count,
  isFolded,
  onFold,
  onChange,
  children,
}: Props) {
  const top = (
    <>
      <WorldHeading isList={isList} count={countText} isOverMap={isOverMap} onChange={onChange}>
        {isOverMap && (
          <FoldButton
            size="s"
            variant="quiet"
            aria-label={copy.fold.label}
            aria-expanded={!isFolded}
            onClick={onFold}
          >
            {copy.fold.search}
          </FoldButton>
        )}
      </WorldHeading>
      <MissingDragons count={count} />
      <RetryStatus of={[worldQueries.dragons().queryKey]} />
      {isOverMap ? (
        <Fold open={isNarrowed || undefined}>
          <summary>{copy.filters}</summary>
          {children}
        </Fold>
      ) : (
        children
      )}
    </>
  );
  return isOverMap ? top : <Column>{top}</Column>;
}

interface WorldHeadingProps {
  isList: boolean;
  /** Text with the numbers of shown and of all dragons. */
  count: string | undefined;
  /** Lies over the map, in a corner. */
  isOverMap: boolean;
  onChange: (change: { isList: boolean }) => void;
  /** Beside the count. */
  children?: Elements;
}

/** The title of the page, and the switch between map and list. */
function WorldHeading({ isList, count, isOverMap, onChange, children }: WorldHeadingProps) {
  return (
    <WorldHeadingRow data-over-map={isOverMap || undefined}>
      <WorldHeadingTitle>{copy.title}</WorldHeadingTitle>
      <ChoiceGroup
        label={copy.views.label}
        options={[
          { value: 'map', label: copy.views.map },
          { value: 'list', label: copy.views.list },
        ]}
        chosen={isList ? 'list' : 'map'}
        onChoice={(view) => onChange({ isList: view === 'list' })}
      />
      <Count role="status">{count}</Count>
      {children}
    </WorldHeadingRow>
  );
}

/** On a phone, search and filters would cover a third of the map. */
const FoldButton = styled(Button)`
  display: none;

  @media ${media.phone} {
    display: block;
    padding-inline: ${space.s};
    font-size: ${size.xs};
  }
`;

/** Filters in a corner of the map, where the bar is narrower than the page. */
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

const Column = styled.div`
  ${pageColumn}
`;

const WorldHeadingRow = styled.div`
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

const WorldHeadingTitle = styled.h1`
  margin-right: ${space.s};
  font-size: ${size.xl};
`;

const Count = styled.p`
  margin-left: auto;
  color: ${color.inkSoft};
  font-size: ${size.s};
  font-variant-numeric: tabular-nums lining-nums;
`;

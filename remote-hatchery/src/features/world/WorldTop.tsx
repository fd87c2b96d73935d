import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { RetryStatus } from '@emberclutch/web/ui/feedback/RetryStatus.tsx';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { pageColumn } from '@emberclutch/web/ui/layout/page-column.ts';
import { media, size, space } from '@emberclutch/web/theme/tokens.ts';
import { worldQueries } from '../../platform/api/world.ts';
import { copy } from './copy.ts';
import { MissingDragons } from './MissingDragons.tsx';
import { WorldHeading } from './WorldHeading.tsx';
import type { WorldView } from './world-view.ts';

interface Props {
  isList: boolean;
  /** Whether it lies over the map. */
  isOverMap: boolean;
  /** Whether a filter or a search is in use. */
  isNarrowed: boolean;
  /** The number of dragons in words, if it is known and not shown elsewhere. */
  countText: string | undefined;
  /** Number of all dragons. */
  count: number;
  /** Whether search and filters are hidden on a phone. */
  isFolded: boolean;
  onFold: () => void;
  onChange: (change: Partial<WorldView>) => void;
  /** The bar with the filters. */
  children: ReactNode;
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

/** On a phone search and filters would cover a third of the map. */
const FoldButton = styled(Button)`
  display: none;

  @media ${media.phone} {
    display: block;
    padding-inline: ${space.s};
    font-size: ${size.xs};
  }
`;

/** Filters in a corner of the map: the bar is not as wide as the page there. */
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

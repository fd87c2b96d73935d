import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { inset, media, space } from '../../../theme/tokens.ts';
import { ListedIds } from '../../controls/ListedLink.tsx';
import { AssetGrid } from '../AssetGrid.tsx';
import { CompareToggle } from '../compare/CompareToggle.tsx';
import { useIsComparing } from '../compare/use-is-compared.ts';
import { LiveAssetCard } from '../live/LiveAssetCard.tsx';
import { useRestoredPlace } from './use-restored-place.ts';

interface Props {
  label: string;
  assets: readonly AssetInfo[];
  /** Index of the card that receives the focus when it is added; null for none. */
  focusedIndex?: number | null;
  /** Whether the list is ordered by rarity: each card then shows its rarity. */
  isRanked?: boolean;
  renderAction?: (asset: AssetInfo) => ReactNode;
}

/**
 * Number of cards in a group, which the browser lays out and paints, or skips, as a unit. Whenever the height of an item becomes known,
 * the browser lays out the whole grid, so a single grid of 10,000 cards would be slow. Twelve cards fill rows of 2, 3, 4 and 6.
 */
const groupSize = 12;

/**
 * A list of any length, which only grows at its end: a card that moves to another group is a new element, so that it would lose the focus
 * and its position in the window. The browser neither lays out nor paints groups of cards outside the window, but they stay in the document
 * for its search and for screen readers. After Back, the card that was opened is in its former position, and has the focus.
 */
export function AssetCardList({ label, assets, focusedIndex = null, isRanked, renderAction }: Props) {
  const isComparing = useIsComparing();
  const list = useRef<HTMLDivElement>(null);
  const Entry = renderAction ? ItemWithAction : Item;
  const handlePress = useRestoredPlace(list);
  const ids = useRef<readonly number[]>([]);
  useEffect(() => {
    ids.current = assets.map(({ id }) => id);
  }, [assets]);
  const groups = Array.from(
    { length: Math.ceil(assets.length / groupSize) },
    (_, index) => index * groupSize,
  );
  return (
    <ListedIds value={ids}>
      {/* Roles instead of elements: between a `ul` and its `li`, HTML allows no group. */}
      <List
        ref={list}
        role="list"
        aria-label={label}
        style={{ '--action': renderAction ? actionHeight : '0px' }}
        onClickCapture={handlePress}
      >
        {groups.map((first) => (
          <Group key={first} as="div" style={reserveRows(Math.min(groupSize, assets.length - first))}>
            {assets.slice(first, first + groupSize).map((asset, index) => (
              <Entry
                key={asset.id}
                role="listitem"
                ref={first + index === focusedIndex ? focusCard : undefined}
              >
                <LiveAssetCard asset={asset} hasPriority={first + index === 0} isRanked={isRanked} />
                {isComparing && <CompareToggle asset={asset} />}
                {renderAction?.(asset)}
              </Entry>
            ))}
          </Group>
        ))}
      </List>
    </ListedIds>
  );
}

const focusCard = (item: HTMLElement | null) => item?.querySelector('a')?.focus();

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;

const Item = styled.div`
  position: relative;
`;

/** The action is below a card that is as high as the others of its row. */
const ItemWithAction = styled(Item)`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
`;

/** How many rows the cards of a group fill, with each number of columns that `AssetGrid` has. */
const reserveRows = (cards: number) => ({
  '--rows-of-6': Math.ceil(cards / 6),
  '--rows-of-4': Math.ceil(cards / 4),
  '--rows-of-3': Math.ceil(cards / 3),
  '--rows-of-2': Math.ceil(cards / 2),
});

/** Height of the control that `renderAction` returns. */
const actionHeight = '34px';

/** The height of rows with the gaps between them. A row is as high as the picture and the caption of a card. */
const computeHeight = (columns: 6 | 4 | 3 | 2, row: string) =>
  `auto calc(var(--rows-of-${columns}) * (${row} + var(--action)) - ${space.m})`;

const Group = styled(AssetGrid)`
  content-visibility: auto;
  /* An estimate until the group has been laid out. The window widths at which the number of columns changes are rounded. */
  contain-intrinsic-block-size: ${computeHeight(6, '318px')};
  /* Containment clips at the edge of the group, but cards have an outline there, and move beyond it on hover. */
  margin: -${inset.menu};
  padding: ${inset.menu};

  @media not ${media.veryWide} {
    contain-intrinsic-block-size: ${computeHeight(4, '345px')};
  }
  @media not ${media.wide} {
    contain-intrinsic-block-size: ${computeHeight(3, '335px')};
  }
  @media ${media.phone} {
    contain-intrinsic-block-size: ${computeHeight(2, '(50vw + 103px)')};
  }
`;

import { useEffect, useRef, Component } from 'react';
import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { inset, media, space } from '../../../theme/tokens.ts';
import { findFocusedElement } from '../../browser/find-focused-element.ts';
import { ownPage } from '../../browser/own-page.ts';
import { ListedIds } from '../../controls/ListedLink.tsx';
import { AssetGrid } from '../AssetGrid.tsx';
import { CompareMark } from '../compare/CompareMark.tsx';
import { useIsComparing } from '../compare/use-is-compared.ts';
import { LiveAssetCard } from '../live/LiveAssetCard.tsx';
import { useRestoredPlace } from './use-restored-place.ts';

interface Props {
  label: string;
  assets: readonly AssetInfo[];
  /** Index of the card that receives the focus when it is added; null for none. */
  focusedIndex?: number | null;
  /** True while assets are being added automatically: scroll position and focus are kept. */
  isGrowing?: boolean;
  /** The list is ordered by rarity, which the cards show. */
  isRanked?: boolean;
  renderAction?: (asset: AssetInfo) => ReactNode;
}

/**
 * Number of cards in a group, which the browser lays out and paints, or skips, as a unit. It lays a grid out as a whole when the
 * height of an item becomes known, so that a single grid of 10,000 cards would be slow. Gives full rows at 2, 3, 4 and 6 columns.
 */
const groupSize = 12;

/**
 * A list of any length. The browser neither lays out nor paints groups of cards outside the window, but they stay in the document
 * for its search and for screen readers. After Back, the card that was opened is in its former position, and has the focus.
 */
export function AssetCardList({
  label,
  assets,
  focusedIndex = null,
  isGrowing = false,
  isRanked,
  renderAction,
}: Props) {
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
        <StablePlace list={list} isGrowing={isGrowing}>
          {groups.map((first) => (
            <Group key={first} as="div" style={reserveRows(Math.min(groupSize, assets.length - first))}>
              {assets.slice(first, first + groupSize).map((asset, index) => (
                <Entry
                  key={asset.id}
                  role="listitem"
                  ref={first + index === focusedIndex ? focusCard : undefined}
                >
                  <LiveAssetCard asset={asset} isUrgent={first + index === 0} isRanked={isRanked} />
                  {isComparing && <CompareMark asset={asset} />}
                  {renderAction?.(asset)}
                </Entry>
              ))}
            </Group>
          ))}
        </StablePlace>
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

interface StablePlaceProps {
  list: RefObject<HTMLElement | null>;
  /** True while cards are being added automatically. A change that the player requested may move the list. */
  isGrowing: boolean;
  children: ReactNode;
}

/**
 * The focused card, and the card that must not move, with its distance from the top of the window. A card is identified by the path
 * of its link, which stays the same if the card is rendered in another group.
 */
interface Snapshot {
  focusedPathname: string | null;
  anchor: { pathname: string; top: number } | null;
}

/**
 * While cards are added above, keeps the focused card in its position, or else the card at the top of the window. The browser's scroll
 * anchoring cannot: a card that moves to another group is a new element.
 *
 * A class, because only `getSnapshotBeforeUpdate` runs before the document is updated.
 */
class StablePlace extends Component<StablePlaceProps> {
  /** @param before previous props, because the update that adds the last cards also ends `isGrowing` */
  override getSnapshotBeforeUpdate(before: StablePlaceProps): Snapshot | null {
    const list = before.list.current;
    if (!before.isGrowing || !list) return null;
    const focusedElement = findFocusedElement(list);
    const focusedCard =
      focusedElement instanceof HTMLAnchorElement && list.contains(focusedElement) ? focusedElement : null;
    return { focusedPathname: focusedCard?.pathname ?? null, anchor: findAnchor(list, focusedCard) };
  }

  override componentDidUpdate(_props: StablePlaceProps, _state: unknown, snapshot: Snapshot | null) {
    const list = this.props.list.current;
    if (!snapshot || !list) return;
    const { focusedPathname, anchor } = snapshot;
    if (focusedPathname !== null && isFocusLost(list))
      findCard(list, focusedPathname)?.focus({ preventScroll: true });
    const card = anchor && findCard(list, anchor.pathname);
    if (card) ownPage.scrollBy(card.getBoundingClientRect().top - anchor.top);
  }

  override render() {
    return this.props.children;
  }
}

/** When the focused element is removed, the browser moves the focus to the body; in a shadow root no element has it. */
function isFocusLost(list: HTMLElement): boolean {
  const focusedElement = findFocusedElement(list);
  return focusedElement === null || focusedElement === document.body;
}

/** The card that must not move, once the start of the list has scrolled out of the window. Before that, the list may move. */
function findAnchor(list: HTMLElement, focusedCard: HTMLAnchorElement | null): Snapshot['anchor'] {
  if (list.getBoundingClientRect().top >= 0) return null;
  const { top = -1 } = focusedCard?.getBoundingClientRect() ?? {};
  if (focusedCard && top >= 0 && top < window.innerHeight) return { pathname: focusedCard.pathname, top };
  const group = [...list.children].find((one) => one.getBoundingClientRect().bottom > 0);
  const card = [...(group?.querySelectorAll('a') ?? [])].find((one) => one.getBoundingClientRect().top >= 0);
  return card ? { pathname: card.pathname, top: card.getBoundingClientRect().top } : null;
}

const findCard = (list: HTMLElement, pathname: string) =>
  [...list.querySelectorAll('a')].find((card) => card.pathname === pathname);

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

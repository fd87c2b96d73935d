import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { AssetInfo } from '../../contract/lenient-asset.ts';
import { AssetGrid } from '../AssetGrid.tsx';
import { ListedIds } from '../ListedLink.tsx';
import { LiveAssetCard } from '../live/LiveAssetCard.tsx';
import { useRestoredPlace } from './use-restored-place.ts';

interface Props {
  label: string;
  assets: readonly AssetInfo[];
  /** The card that takes the focus when it is added; null for none. */
  focusedIndex?: number | null;
}

/** Cards above the fold, whose pictures load first. */
const urgentCards = 8;

/**
 * A list of any length. Cards out of sight are not laid out and not painted, but stay in the document, so that the browser's
 * search and screen readers find them. After Back, the card that was opened is where it was, and has the focus.
 */
export function AssetCardList({ label, assets, focusedIndex = null }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const handlePress = useRestoredPlace(list);
  const ids = useRef<readonly number[]>([]);
  useEffect(() => {
    ids.current = assets.map(({ id }) => id);
  }, [assets]);
  return (
    <ListedIds value={ids}>
      <LongGrid ref={list} aria-label={label} onClickCapture={handlePress}>
        {assets.map((asset, index) => (
          <li key={asset.id} ref={index === focusedIndex ? focusCard : undefined}>
            <LiveAssetCard asset={asset} isUrgent={index < urgentCards} />
          </li>
        ))}
      </LongGrid>
    </ListedIds>
  );
}

const focusCard = (item: HTMLLIElement | null) => item?.querySelector('a')?.focus();

const LongGrid = styled(AssetGrid)`
  > li {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 350px;
    /* Containment clips at the edge of the item, where a card has its outline and where it moves to when pointed at. */
    margin: -${({ theme }) => theme.inset.menu};
    padding: ${({ theme }) => theme.inset.menu};
  }

  @media ${({ theme }) => theme.media.phone} {
    > li {
      contain-intrinsic-block-size: auto 300px;
    }
  }
`;

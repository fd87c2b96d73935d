import { styled } from 'styled-components';
import type { ListedAssets } from '@emberclutch/web/api/list-all-pages.ts';
import { space, color, radius } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';

/** How much of a list has been read: `300 of 1,000 read`, and a bar. Without a total the bar is indeterminate. */
export function ReadingProgress({ listing: { assets, skipped, total } }: { listing: ListedAssets }) {
  const readCount = assets.length + skipped;
  return (
    <Line>
      <span role="status">{copy.read(readCount, total)}</span>
      <ProgressBar
        aria-label={copy.reading}
        max={total}
        value={total === undefined ? undefined : Math.min(readCount, total)}
      />
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.s};
`;

/** A bar in the theme's colours instead of the browser's. */
export const ProgressBar = styled.progress`
  width: 96px;
  height: 8px;
  overflow: hidden;
  appearance: none;
  background: ${color.sunk};
  border: 1px solid ${color.edge};
  border-radius: ${radius.round};

  &::-webkit-progress-bar {
    background: transparent;
  }
  &::-webkit-progress-value {
    background: ${color.accent};
  }
  &::-moz-progress-bar {
    background: ${color.accent};
  }
`;

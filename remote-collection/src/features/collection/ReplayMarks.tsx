import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { useNavigate } from '@emberclutch/web/routing';
import { arrivalPath } from '@emberclutch/web/routing/arrival-path.ts';
import { color, layers, motion, radius, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';

/**
 * Wraps cards that have a `renderReplayMark`. One click handler serves all of them: 1,000 router links would all render again on
 * each change of the address.
 */
export function ReplayMarks({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const handleClick = (event: MouseEvent) => {
    const mark = event.target instanceof Element && event.target.closest('a[data-replay]');
    const isPlainClick =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!mark || !isPlainClick) return;
    event.preventDefault();
    void navigate(mark.getAttribute('href') ?? '');
  };
  return <Marks onClick={handleClick}>{children}</Marks>;
}

/**
 * A mark in the corner of a card that replays the arrival of its egg or the hatching of its dragon. It is a shortcut for mouse
 * and touch. It is not focusable, because it would add a second stop at each card; keyboard and screen reader users find the same
 * link on the page of the asset.
 */
export const renderReplayMark = (asset: AssetInfo) =>
  asset.dragon && (
    <a
      data-replay
      href={arrivalPath(asset.id)}
      tabIndex={-1}
      aria-hidden="true"
      title={asset.assetState === 'HATCHED' ? copy.replay.hatch : copy.replay.arrive}
    />
  );

/** An arrow that points back, used as a mask. */
const arrow =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M4 12a8 8 0 1 0 3-6.2M4 4v4.6h4.6'/%3E%3C/svg%3E\")";

/** The marks are always visible on devices without hover. */
const Marks = styled.div`
  [data-replay] {
    position: absolute;
    z-index: ${layers.raised};
    top: ${space.xxs};
    left: ${space.xxs};
    width: 36px;
    height: 36px;
    background: ${color.page};
    border: 1px solid ${color.rule};
    border-radius: ${radius.round};
    transition: opacity ${motion.quick};
  }
  [data-replay]::before {
    position: absolute;
    inset: 9px;
    background: ${color.ink};
    mask: ${arrow} center / contain no-repeat;
    content: '';
  }
  [data-replay]:hover {
    border-color: ${color.accent};
  }
  @media (hover: hover) {
    :not(:hover, :focus-within) > [data-replay] {
      opacity: 0;
    }
  }
  @media (forced-colors: active) {
    [data-replay]::before {
      background: LinkText;
      forced-color-adjust: none;
    }
  }
  @media print {
    [data-replay] {
      display: none;
    }
  }
`;

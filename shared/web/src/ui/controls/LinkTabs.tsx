import { styled } from 'styled-components';
import { Link, useLocation } from '@emberclutch/web/routing';
import { matchPath } from '@emberclutch/contract/site/page-path.ts';
import { formatWholeNumber } from '../format/format-whole-number.ts';
import { fadingEdge } from '../layout/fading-edge.ts';
import { color, media, motion, size, space, weight } from '../../theme/tokens.ts';

interface Props {
  label: string;
  tabs: readonly LinkTab[];
}

interface LinkTab {
  to: string;
  label: string;
  count?: number;
  /** Required if the path does not decide: for tabs that differ only in their search, or a page with two URLs. */
  isCurrent?: boolean;
}

export function LinkTabs({ label, tabs }: Props) {
  const { pathname } = useLocation();
  const isCurrent = (tab: LinkTab) => tab.isCurrent ?? matchPath(tab.to, pathname) !== null;
  return (
    <nav aria-label={label}>
      <Row>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Tab
              to={tab.to}
              aria-current={isCurrent(tab) ? 'page' : undefined}
              ref={isCurrent(tab) ? scrollIntoRow : undefined}
            >
              {tab.label}
              {tab.count !== undefined && <Count>{` ${formatWholeNumber(tab.count)}`}</Count>}
            </Tab>
          </li>
        ))}
      </Row>
    </nav>
  );
}

/** Scrolls the current tab into view if not all fit. Scrolls the row only, never the page. */
function scrollIntoRow(tab: HTMLElement | null) {
  const row = tab?.closest('ul');
  if (!tab || !row) return;
  const hiddenWidth = tab.getBoundingClientRect().right - row.getBoundingClientRect().right;
  if (hiddenWidth > 0) row.scrollLeft += hiddenWidth;
}

const Row = styled.ul`
  display: flex;
  gap: 0 ${space.l};
  /* A line below the tabs that does not scroll with them and takes no space. */
  box-shadow: inset 0 -1px ${color.rule};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  ${fadingEdge}

  @media ${media.phone} {
    gap: 0 ${space.s};
    font-size: ${size.s};
  }
  /* Four tabs fit on the smallest phone. */
  @media ${media.smallPhone} {
    gap: 0 ${space.xs};
    font-size: ${size.xs};
  }

  li {
    flex: none;
  }
`;

const Tab = styled(Link)`
  display: inline-flex;
  align-items: baseline;
  gap: ${space.xxs};
  min-height: 44px;
  padding: ${space.xs} 0;
  color: ${color.inkSoft};
  border-bottom: 3px solid transparent;
  text-decoration: none;
  transition: border-color ${motion.quick};

  &:focus-visible {
    outline-offset: -3px;
  }
  &:hover {
    color: ${color.ink};
    border-color: ${color.rule};
  }
  &[aria-current='page'] {
    color: ${color.ink};
    border-color: ${color.accent};
    font-weight: ${weight.semibold};
  }

  /* Forced colours draw transparent lines. */
  @media (forced-colors: active) {
    &:not([aria-current='page']) {
      border-color: Canvas;
    }
  }
`;

const Count = styled.span`
  color: ${color.inkFaint};
  font-size: ${size.xs};
  font-variant-numeric: tabular-nums lining-nums;
`;

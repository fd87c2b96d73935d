import { styled } from 'styled-components';
import { Link, useLocation } from '@emberclutch/shared/routing';
import { matchPath } from '@emberclutch/shared/routing/paths';
import { wholeNumber } from './whole-number.ts';

interface Props {
  label: string;
  tabs: readonly LinkTab[];
}

interface LinkTab {
  to: string;
  label: string;
  count?: number;
  /** NotificationInput where the path does not: tabs that differ in their search only, or a page that has two addresses. */
  isCurrent?: boolean;
}

/** Pages beside each other, of which one is shown. They are links: each has an address of its own. */
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
              ref={isCurrent(tab) ? showWhole : undefined}
            >
              {tab.label}
              {tab.count !== undefined && <Count> {wholeNumber(tab.count)}</Count>}
            </Tab>
          </li>
        ))}
      </Row>
    </nav>
  );
}

/** Where not all fit, the current one must be seen. Only the row is scrolled, never the page. */
function showWhole(tab: HTMLElement | null) {
  const row = tab?.closest('ul');
  if (!tab || !row) return;
  const hidden = tab.getBoundingClientRect().right - row.getBoundingClientRect().right;
  if (hidden > 0) row.scrollLeft += hidden;
}

const Row = styled.ul`
  display: flex;
  gap: 0 ${({ theme }) => theme.space.l};
  margin-bottom: ${({ theme }) => theme.space.l};
  /* A line below that scrolls neither with the tabs nor takes their room. */
  box-shadow: inset 0 -1px ${({ theme }) => theme.color.rule};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;

  /* Four words fit beside each other on the smallest phone. */
  @media ${({ theme }) => theme.media.phone} {
    gap: 0 ${({ theme }) => theme.space.s};
    font-size: ${({ theme }) => theme.size.s};
  }

  li {
    flex: none;
  }
`;

const Tab = styled(Link)`
  display: inline-flex;
  align-items: baseline;
  gap: ${({ theme }) => theme.space.xxs};
  min-height: 44px;
  padding: ${({ theme }) => theme.space.xs} 0;
  color: ${({ theme }) => theme.color.inkSoft};
  border-bottom: 3px solid transparent;
  text-decoration: none;
  transition: border-color ${({ theme }) => theme.motion.quick};

  &:focus-visible {
    outline-offset: -3px;
  }
  &:hover {
    color: ${({ theme }) => theme.color.ink};
    border-color: ${({ theme }) => theme.color.rule};
  }
  &[aria-current='page'] {
    color: ${({ theme }) => theme.color.ink};
    border-color: ${({ theme }) => theme.color.accent};
    font-weight: 560;
  }
`;

const Count = styled.span`
  color: ${({ theme }) => theme.color.inkFaint};
  font-size: ${({ theme }) => theme.size.xs};
  font-variant-numeric: tabular-nums lining-nums;
`;

import { styled } from 'styled-components';
import { Link, useLocation } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { useIsHydrated } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';
import { readListedIds } from '@emberclutch/web/ui/controls/ListedLink.tsx';
import { formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { color, size, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';

/** Links to the neighbours in the list that the page was opened from. They replace the history entry, so that Back leads to the list. */
export function ListNav({ id }: { id: number }) {
  const location: { state: unknown; search: string } = useLocation();
  // Prerendered HTML must not depend on the list.
  const isHydrated = useIsHydrated();
  const ids = isHydrated ? readListedIds(location.state) : [];
  const index = ids.indexOf(id);
  if (index === -1 || ids.length < 2) return null;
  const createLink = (neighborId: number | undefined, formatLabel: (number: string) => string) =>
    neighborId !== undefined && (
      <Link to={paths.details(neighborId) + keepArtOnly(location.search)} state={{ listedIds: ids }} replace>
        {formatLabel(copy.number(formatSpecimenNumber(neighborId)))}
      </Link>
    );
  return (
    <Nav aria-label={copy.listNav}>
      <span>{createLink(ids[index - 1], copy.previous)}</span>
      <span>{copy.positionInList(index + 1, ids.length)}</span>
      <span>{createLink(ids[index + 1], copy.next)}</span>
    </Nav>
  );
}

/** Keeps the only setting of the page that also makes sense for the next specimen. */
const keepArtOnly = (search: string) =>
  new URLSearchParams(search).get('view') === 'art' ? '?view=art' : '';

const Nav = styled.nav`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: ${space.s};
  margin-bottom: ${space.m};
  color: ${color.inkSoft};
  font-size: ${size.s};
  font-variant-numeric: tabular-nums lining-nums;

  > :last-child {
    text-align: right;
  }
  a {
    display: inline-block;
    min-height: 24px;
  }
`;

import { useAtomValue } from 'jotai';
import { css, styled } from 'styled-components';
import { Link, NavLink, useLocation } from '@emberclutch/web/routing';
import { hasSpawnCycle } from '@emberclutch/contract/season/season-name.ts';
import { matchPath } from '@emberclutch/contract/site/page-path.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { siteAtom } from '@emberclutch/web/state';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { color, font, motion, size } from '@emberclutch/web/theme/tokens.ts';
import { useIsAuthenticated } from '../../platform/hydration/use-is-authenticated.ts';
import { useSeason } from '../../platform/season/use-season.ts';
import { barBreakpoint } from './bar-breakpoint.ts';
import { ComingEntries } from './ComingEntries.tsx';
import { copy } from './copy.ts';

/** The main navigation (specification, section 2). */
export function MainNav() {
  const isAuthenticated = useIsAuthenticated();
  const { whitepaperUrl } = useAtomValue(siteAtom);
  const season = useSeason();
  const canSpawn = isAuthenticated && (!season || hasSpawnCycle(season.spawnSeason));
  return (
    <List>
      <li>
        <Entry to={paths.about}>{copy.nav.about}</Entry>
      </li>
      <li>
        <Entry to={paths.team}>{copy.nav.team}</Entry>
      </li>
      <li>
        <Community />
      </li>
      {canSpawn && (
        <li>
          <Entry to={paths.spawn}>{copy.nav.spawn}</Entry>
        </li>
      )}
      {isAuthenticated && (
        <li>
          <Entry to={paths.myCollection}>{copy.nav.myCollection}</Entry>
        </li>
      )}
      <li>
        <Entry to={paths.news}>{copy.nav.news}</Entry>
      </li>
      <li>
        <ExternalLink href={whitepaperUrl} target="_blank" rel="noopener noreferrer">
          {copy.nav.whitepaper}
          <VisuallyHidden> {copy.opensNewTab}</VisuallyHidden>
        </ExternalLink>
      </li>
      <ComingEntries />
    </List>
  );
}

/** The community page has a second path, and the egg lists below that path count as parts of the page (specification, section 2). */
function Community() {
  const { pathname } = useLocation();
  const isCurrent = matchPath(paths.community, pathname) ?? matchPath(paths.hatchery, pathname);
  const isBelow = pathname.startsWith(`${paths.hatchery}/`);
  return (
    <Entry as={Link} to={paths.community} aria-current={isCurrent ? 'page' : isBelow || undefined}>
      {copy.nav.community}
    </Entry>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));

  @container ${barBreakpoint.row} {
    display: flex;
    align-items: center;
    gap: clamp(12px, 1.2vw, 24px);
  }
`;

const entryStyle = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: ${color.ink};
  font-size: ${size.s};
  text-decoration: none;
  background: linear-gradient(currentColor 0 0) 0 calc(50% + 0.75em) / 0 1px no-repeat;
  transition: background-size ${motion.quick};

  &:hover {
    background-size: 100% 1px;
  }
  &[aria-current] {
    color: ${color.accent};
    background-size: 100% 2px;

    /* Forced colours remove gradients. */
    @media (forced-colors: active) {
      text-decoration: underline 2px;
      text-underline-offset: 0.3em;
    }
  }

  @container ${barBreakpoint.compact} {
    font-family: ${font.display};
    font-size: ${size.l};
  }
`;

const Entry = styled(NavLink)`
  ${entryStyle}
`;

const ExternalLink = styled.a`
  ${entryStyle}
`;

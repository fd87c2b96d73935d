import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { Link } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { siteAtom } from '@emberclutch/web/state';
import { color, font, size } from '@emberclutch/web/theme/tokens.ts';
import { barBreakpoint } from './bar-breakpoint.ts';
import { copy } from './copy.ts';

export function Logo() {
  const { name } = useAtomValue(siteAtom);
  return (
    <HomeLink to={paths.home} aria-label={copy.bar.home(name)}>
      <svg viewBox="0 0 32 40" width="28" aria-hidden="true">
        <path d="M16 2.5c7.5 0 13 12 13 21.5C29 32 23.5 37.5 16 37.5S3 32 3 24C3 14.5 8.5 2.5 16 2.5Z" />
        <path
          d="M16 32c4.2 0 6.8-2.8 6.8-6.6 0-4.4-3.4-6-4-10.4-1.2 1.4-1.6 2.8-1.5 4.4-1.4-1.2-2-3-1.7-5.4-3.8 2.8-6.4 6.8-6.4 11C9.2 29.2 11.8 32 16 32Z"
          className="ember"
        />
      </svg>
      <span>{name}</span>
    </HomeLink>
  );
}

/** A subgrid of `Brand`, which has a row for the season badge below the name. */
const HomeLink = styled(Link)`
  grid-area: 1 / 1 / 3 / 3;
  display: grid;
  grid-template: subgrid / subgrid;
  color: ${color.ink};
  font-family: ${font.display};
  font-size: ${size.brand};
  line-height: 1.1;
  letter-spacing: -0.01em;
  text-decoration: none;

  @container ${barBreakpoint.phone} {
    font-size: ${size.s};
  }

  svg {
    grid-row: 1 / 3;
    align-self: center;

    @container ${barBreakpoint.phone} {
      width: 22px;
    }
  }
  span {
    align-self: end;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  path {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
  }
  .ember {
    fill: ${color.accent};
    stroke: none;
  }
`;

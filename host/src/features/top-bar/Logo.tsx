import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { Link } from '@emberclutch/shared/routing';
import { paths } from '@emberclutch/shared/routing/paths';
import { siteAtom } from '@emberclutch/shared/state';
import { copy } from './copy.ts';

/** Logo and site name, linked to the home page. */
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

const HomeLink = styled(Link)`
  display: inline-flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.inset.mat};
  height: 38px;
  color: ${({ theme }) => theme.color.ink};
  font-family: ${({ theme }) => theme.font.display};
  font-size: ${({ theme }) => theme.size.brand};
  line-height: 1.1;
  letter-spacing: -0.01em;
  text-decoration: none;

  @media ${({ theme }) => theme.media.phone} {
    gap: ${({ theme }) => theme.space.xs};
    font-size: ${({ theme }) => theme.size.brandOnPhone};
  }

  svg {
    flex: none;
  }
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* The narrowest windows, such as one at 400 % zoom, show the logo alone. */
  @media ${({ theme }) => theme.media.narrowest} {
    span {
      display: none;
    }
  }

  path {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
  }
  .ember {
    fill: ${({ theme }) => theme.color.accent};
    stroke: none;
  }
`;

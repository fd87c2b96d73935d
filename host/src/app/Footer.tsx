import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { clientVersion } from '@emberclutch/shared/contract/client-version';
import { Link } from '@emberclutch/shared/routing';
import { paths } from '@emberclutch/shared/routing/paths';
import { siteAtom } from '@emberclutch/shared/state';
import { copy } from '../copy.ts';

/** The colophon. */
export function Footer() {
  const { name } = useAtomValue(siteAtom);
  return (
    <Colophon>
      <div>
        <Name>{name}</Name>
        <p>{copy.footer.line}</p>
        <nav aria-label={copy.footer.navigation}>
          <Link to={paths.whitepaper}>{copy.bar.whitepaper}</Link>
          <Link to={paths.marketplace}>{copy.bar.marketplace}</Link>
          <Link to={paths.terms}>{copy.footer.terms}</Link>
          <Link to={paths.privacy}>{copy.footer.privacy}</Link>
        </nav>
        <p>{copy.footer.version(clientVersion)}</p>
      </div>
    </Colophon>
  );
}

const Colophon = styled.footer`
  margin: 0 clamp(16px, 4.5vw, 56px);
  border-top: 3px double ${({ theme }) => theme.color.rule};
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.size.xs};

  div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${({ theme }) => `${theme.space.xxs} ${theme.space.l}`};
    max-width: 1128px;
    margin: 0 auto;
    padding: ${({ theme }) => theme.space.l} 0;
  }
  p {
    margin: 0;
  }
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${({ theme }) => theme.space.m};
  }
  nav a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    color: inherit;
  }
  p:last-child {
    margin-left: auto;
  }
`;

const Name = styled.strong`
  color: ${({ theme }) => theme.color.ink};
  font-family: ${({ theme }) => theme.font.display};
  font-size: ${({ theme }) => theme.size.m};
  font-weight: 500;
`;

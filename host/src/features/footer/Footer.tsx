import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { Link } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { siteAtom } from '@emberclutch/web/state';
import { color, font, size, space, weight } from '@emberclutch/web/theme/tokens.ts';
import { SiteContact } from '@emberclutch/web/ui/layout/SiteContact.tsx';
import { pageColumn } from '@emberclutch/web/ui/layout/page-column.ts';
import { copy } from './copy.ts';

export function Footer() {
  const { name, release } = useAtomValue(siteAtom);
  return (
    <Container>
      <div>
        <Name>{name}</Name>
        <p>{copy.line}</p>
        <nav aria-label={copy.navigation}>
          <Link to={paths.whitepaper}>{copy.whitepaper}</Link>
          <Link to={paths.marketplace}>{copy.marketplace}</Link>
          <Link to={paths.terms}>{copy.terms}</Link>
          <Link to={paths.privacy}>{copy.privacy}</Link>
        </nav>
        <SiteContact />
        {release && <p>{copy.release(release)}</p>}
      </div>
    </Container>
  );
}

const Container = styled.footer`
  color: ${color.inkSoft};
  font-size: ${size.xs};

  div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${space.xxs} ${space.l};
    ${pageColumn}
    padding-block: ${space.l};
  }
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.m};
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
  color: ${color.ink};
  font-family: ${font.display};
  font-size: ${size.m};
  font-weight: ${weight.medium};
`;

import { styled } from 'styled-components';
import { useLocation } from '@emberclutch/web/routing';
import { matchPath } from '@emberclutch/contract/site/page-path.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { settlePasskeyOffer } from '@emberclutch/web/state';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { color, font, radius, size, space, weight } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';

/** Offers a passkey after a sign-in by code. In the flow above the page, so that the offer covers nothing. */
export function PasskeyOffer() {
  const { pathname } = useLocation();
  if (matchPath(paths.profile, pathname)) return null;
  return (
    <Card aria-labelledby="passkey-offer">
      <Text>
        <Title id="passkey-offer">{copy.title}</Title>
        <p>{copy.body}</p>
      </Text>
      <ActionRow>
        <ButtonLink size="s" to={paths.profileTab('security')}>
          {copy.accept}
        </ButtonLink>
        <Button size="s" variant="quiet" onClick={settlePasskeyOffer}>
          {copy.dismiss}
        </Button>
      </ActionRow>
    </Card>
  );
}

const Card = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.l};
  width: min(1128px, 100% - 2 * clamp(16px, 4.5vw, 56px));
  padding: ${space.s} ${space.m};
  margin: ${space.m} auto 0;
  background: ${color.raised};
  border: 1px solid ${color.edge};
  border-left: 4px solid ${color.accent};
  border-radius: ${radius.s};
`;

const Text = styled.div`
  flex: 1 1 300px;

  p + p {
    margin: 0;
    color: ${color.inkSoft};
    font-size: ${size.s};
  }
`;

/** Not a heading element, because it precedes the heading of the page. */
const Title = styled.p`
  font-family: ${font.display};
  font-size: ${size.m};
  font-weight: ${weight.medium};
`;

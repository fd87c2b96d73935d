import { styled } from 'styled-components';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { media, space } from '@emberclutch/web/theme/tokens.ts';
import { PageHero } from '../../platform/ui/PageHero.tsx';
import { copy } from './copy.ts';
import { HeroFigure } from './HeroFigure.tsx';
import { PrimaryCta } from './PrimaryCta.tsx';

/** Introduces the product, with the two ways into it. */
export function Hero() {
  return (
    <PageHero size="l" eyebrow={copy.eyebrow} title={copy.headline} lead={copy.lead} figure={<HeroFigure />}>
      <Actions>
        <PrimaryCta />
        <ButtonLink size="l" variant="quiet" to={paths.community}>
          {copy.browse}
        </ButtonLink>
      </Actions>
    </PageHero>
  );
}

const Actions = styled(ActionRow)`
  margin-top: ${space.xl};

  @media ${media.phone} {
    display: grid;
    margin-top: ${space.l};
  }
`;

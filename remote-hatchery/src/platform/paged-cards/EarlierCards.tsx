import { styled } from 'styled-components';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';

/** Leads from a list that begins at a later page to the page before. @param search query of its address */
export const EarlierCards = ({ search }: { search: string }) => (
  <Row>
    <ButtonLink variant="quiet" to={search} rel="prev">
      {copy.earlier}
    </ButtonLink>
  </Row>
);

const Row = styled.p`
  margin-block: ${space.m};
  text-align: center;
`;

import { styled } from 'styled-components';
import { space } from '@emberclutch/web/theme/tokens.ts';

export const FormColumn = styled.form`
  display: grid;
  gap: ${space.l};
`;

import { styled } from 'styled-components';
import { space } from '@emberclutch/web/theme/tokens.ts';

/** A form in one column: fields, the error and the button. */
export const FormColumn = styled.form`
  display: grid;
  gap: ${space.l};
`;

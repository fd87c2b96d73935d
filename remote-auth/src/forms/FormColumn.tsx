import { styled } from 'styled-components';

/** A form in one column: fields, the error and the button. */
export const FormColumn = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
`;

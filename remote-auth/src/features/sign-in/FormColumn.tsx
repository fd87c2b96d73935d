import { styled } from 'styled-components';

/** Fields, what went wrong, and the one button, below each other. */
export const FormColumn = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
`;

import { styled } from 'styled-components';

/** Passkeys below each other. A list: every card is an `li`. */
export const PasskeyList = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
`;

import { styled } from 'styled-components';

/** List of passkey cards; every card is an `li`. */
export const PasskeyList = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
`;

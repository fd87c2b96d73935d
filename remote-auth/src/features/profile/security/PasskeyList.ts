import { styled } from 'styled-components';
import { space } from '@emberclutch/web/theme/tokens.ts';

/** List of passkey cards; every card is an `li`. */
export const PasskeyList = styled.ul`
  display: grid;
  gap: ${space.m};
`;

import { styled } from 'styled-components';
import { space } from '@emberclutch/web/theme/tokens.ts';

/** The options of an example, below one another. */
export const ExampleForm = styled.div`
  display: grid;
  gap: ${space.m};
  align-content: start;
`;

import { styled } from 'styled-components';
import { color, font, size, space } from '@emberclutch/web/theme/tokens.ts';

/** A line above a title that says which part of the site this is. */
export const Eyebrow = styled.p`
  margin-bottom: ${space.m};
  color: ${color.accent};
  font-family: ${font.display};
  font-size: ${size.l};
  font-style: italic;
`;

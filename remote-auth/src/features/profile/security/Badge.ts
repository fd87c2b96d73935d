import { styled } from 'styled-components';
import { color, font, radius, size, space, weight } from '@emberclutch/web/theme/tokens.ts';

/** A short label beside a name, such as "This device". */
export const Badge = styled.span`
  padding: 1px ${space.xs};
  color: ${color.accent};
  font-family: ${font.text};
  font-size: ${size.xs};
  font-weight: ${weight.bold};
  letter-spacing: 0;
  white-space: nowrap;
  border: 1px solid currentColor;
  border-radius: ${radius.round};
`;

import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.ts';

/** A line that screen readers announce when it gets text. Always mounted: they do not announce a status that appears with its text. */
export const StatusNote = styled.p.attrs({ role: 'status' })`
  color: ${color.inkSoft};
  font-size: ${size.s};

  /* No space while empty. */
  &:empty {
    position: absolute;
  }
`;

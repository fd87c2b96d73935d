import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.ts';

/** A line that screen readers announce when it gets its words: always mounted and never hidden, because they do not announce a status that appears with them. */
export const StatusNote = styled.p.attrs({ role: 'status' })`
  color: ${color.inkSoft};
  font-size: ${size.s};

  /* Takes no room while empty. */
  &:empty {
    position: absolute;
    margin: 0;
  }
`;

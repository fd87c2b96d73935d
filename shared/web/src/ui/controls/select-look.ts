import { css } from 'styled-components';
import { color, radius, space } from '../../theme/tokens.ts';

/** Colours, border and inset of a select. The caller sets the size. */
export const selectLook = css`
  padding: 0 ${space.xs};
  color: ${color.ink};
  background: ${color.raised};
  border: 1px solid ${color.edge};
  border-radius: ${radius.s};
`;

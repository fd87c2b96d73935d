import { styled } from 'styled-components';
import { color } from '@emberclutch/web/theme/tokens.ts';

/** The ground that every page ends on, above the footer. */
export const Land = styled.div`
  height: clamp(96px, 16vw, 260px);
  overflow: hidden;
  border-bottom: 3px double ${color.rule};
  pointer-events: none;

  @media (forced-colors: active), print {
    display: none;
  }
`;

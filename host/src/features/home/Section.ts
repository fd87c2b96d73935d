import { css, styled } from 'styled-components';
import { space } from '@emberclutch/web/theme/tokens.ts';

export const Section = styled.section`
  padding: clamp(48px, 7vw, 96px) 0 0;
`;

export const SectionTitle = styled.h2`
  margin-bottom: ${space.l};
`;

/** Fills the width of the window. The content stays in the column. */
export const fullBleed = css`
  padding-inline: calc(50vw - 50%);
  margin-inline: calc(50% - 50vw);
`;

import { styled } from 'styled-components';
import { color, layers, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';

/** The first element in the tab order: skips the top bar. */
export function SkipLink() {
  return <Skip href="#main">{copy.skip}</Skip>;
}

const Skip = styled.a`
  position: fixed;
  top: 8px;
  left: 8px;
  z-index: ${layers.skipLink};
  padding: ${space.s} ${space.m};
  color: ${color.accentInk};
  forced-color-adjust: none;
  background: ${color.accent};

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

import { styled } from 'styled-components';
import { layers } from '@emberclutch/web/theme';
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
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
  color: ${({ theme }) => theme.color.accentInk};
  background: ${({ theme }) => theme.color.accent};

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

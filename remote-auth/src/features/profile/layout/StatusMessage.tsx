import { styled } from 'styled-components';
import { color, radius, size, space } from '@emberclutch/web/theme/tokens.ts';

/** Confirms the last action. Always mounted and never hidden, so that screen readers announce a change. */
export const StatusMessage = styled.output`
  display: block;
  padding: ${space.xs} ${space.m};
  background: color-mix(in oklab, ${color.success} 8%, ${color.raised});
  border: 1px solid ${color.rule};
  border-left: 4px solid ${color.success};
  border-radius: ${radius.s};
  font-size: ${size.s};
  outline: none;
  overflow-wrap: anywhere;

  /* No space while empty. */
  &:empty {
    position: absolute;
    padding: 0;
    border: 0;
  }
`;

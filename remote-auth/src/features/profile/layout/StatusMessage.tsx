import { styled } from 'styled-components';

/** What was just done, as a note. Always mounted, so that screen readers announce a change. */
export const StatusMessage = styled.output`
  display: block;
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
  background: color-mix(
    in oklab,
    ${({ theme }) => theme.color.success} 8%,
    ${({ theme }) => theme.color.raised}
  );
  border: 1px solid ${({ theme }) => theme.color.rule};
  border-left: 4px solid ${({ theme }) => theme.color.success};
  border-radius: ${({ theme }) => theme.radius.s};
  font-size: ${({ theme }) => theme.size.s};
  outline: none;
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
`;

import { styled } from 'styled-components';

/** What was just done, in one line. Always mounted, so that screen readers announce a change. */
export const StatusMessage = styled.output`
  display: block;
  color: ${({ theme }) => theme.color.success};
  font-size: ${({ theme }) => theme.size.s};
  font-weight: ${({ theme }) => theme.weight.semibold};
  outline: none;
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
`;

import { styled } from 'styled-components';

/** What has just been done, in a line: seen, and heard by those who listen. Always there, so that it is announced. */
export const StatusMessage = styled.output`
  display: block;
  color: ${({ theme }) => theme.color.success};
  font-size: ${({ theme }) => theme.size.s};
  font-weight: 560;
  outline: none;

  &:empty {
    display: none;
  }
`;

import { styled } from 'styled-components';

/** A short mark beside a name, such as "This device". */
export const Mark = styled.span`
  padding: 1px ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.accent};
  font-family: ${({ theme }) => theme.font.text};
  font-size: ${({ theme }) => theme.size.xs};
  font-weight: ${({ theme }) => theme.weight.bold};
  letter-spacing: 0;
  white-space: nowrap;
  border: 1px solid currentColor;
  border-radius: ${({ theme }) => theme.radius.round};
`;

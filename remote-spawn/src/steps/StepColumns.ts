import { styled } from 'styled-components';

/** The step on the left and its facts on the right, or words beside a longer list; stacked on a phone. */
export const StepColumns = styled.div<{ $isListWide?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.l};
  align-items: start;

  > :only-child {
    grid-column: 1 / -1;
  }

  @media ${({ theme }) => theme.media.wide} {
    grid-template-columns: ${({ $isListWide = false }) =>
      $isListWide ? 'minmax(0, 2fr) minmax(0, 3fr)' : 'minmax(0, 3fr) minmax(0, 2fr)'};
    gap: ${({ theme }) => theme.space.xl};
  }
`;

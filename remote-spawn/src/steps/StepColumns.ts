import { styled } from 'styled-components';

/** The step on the left and its facts on the right; stacked on a phone. */
export const StepColumns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
  align-items: start;

  @media ${({ theme }) => theme.media.wide} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${({ theme }) => theme.space.xl};
  }
`;

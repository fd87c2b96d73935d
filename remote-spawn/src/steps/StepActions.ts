import { styled } from 'styled-components';
import { ActionRow } from '@emberclutch/web/ui/ActionRow.tsx';

/** Buttons and links below the contents of a step. On a phone they fill their row. */
export const StepActions = styled(ActionRow)`
  margin-top: ${({ theme }) => theme.space.l};

  > p {
    flex-basis: 100%;
  }
  @media ${({ theme }) => theme.media.phone} {
    > * {
      flex-grow: 1;
    }
  }
`;

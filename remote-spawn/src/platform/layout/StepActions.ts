import { styled } from 'styled-components';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import { media, space } from '@emberclutch/web/theme/tokens.ts';

/** Buttons and links below the contents of a step. On a phone, they fill the row. */
export const StepActions = styled(ActionRow)`
  margin-top: ${space.l};

  > p {
    flex-basis: 100%;
  }
  @media ${media.phone} {
    > * {
      flex-grow: 1;
    }
  }
`;

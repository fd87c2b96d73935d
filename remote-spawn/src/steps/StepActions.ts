import { styled } from 'styled-components';
import { ActionRow } from '@emberclutch/shared/ui/ActionRow';

/** Buttons and links below the contents of a step. */
export const StepActions = styled(ActionRow)`
  margin-top: ${({ theme }) => theme.space.l};
`;

import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ActionRow } from '@emberclutch/shared/ui/ActionRow';
import { PageHeading } from '@emberclutch/shared/ui/PageHeading';
import { Spinner } from '@emberclutch/shared/ui/Spinner';
import { StepStart } from '../../steps/StepStart.tsx';

interface Props {
  title: string;
  lead?: string;
  /** Another attempt follows without an action of the player. */
  isWaiting?: boolean;
  /** Links to the next steps. */
  children?: ReactNode;
}

/** One state of a purchase in words. Screen readers announce a change of it. */
export function PurchaseStatus({ title, lead, isWaiting = false, children }: Props) {
  return (
    <>
      <StepStart>
        <div role="status">
          <PageHeading title={title} lead={lead} />
        </div>
      </StepStart>
      {isWaiting && <Spinner size="compact" />}
      {children && <Actions>{children}</Actions>}
    </>
  );
}

const Actions = styled(ActionRow)`
  p {
    flex-basis: 100%;
  }
`;

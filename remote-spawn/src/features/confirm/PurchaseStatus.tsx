import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ActionRow } from '@emberclutch/shared/ui/ActionRow';
import { PageHeading } from '@emberclutch/shared/ui/PageHeading';
import { Panel } from '@emberclutch/shared/ui/Panel';
import { Spinner } from '@emberclutch/shared/ui/Spinner';
import { SealedParcel } from '../../parcels/SealedParcel.tsx';
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
      <Panel>
        <Content>
          <SealedParcel />
          {isWaiting && <Spinner size="compact" />}
          {children && <Actions>{children}</Actions>}
        </Content>
      </Panel>
    </>
  );
}

const Content = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space.l} ${theme.space.xl}`};

  > svg {
    width: 112px;
    height: auto;
  }
`;

const Actions = styled(ActionRow)`
  flex: 1 1 240px;

  p {
    flex-basis: 100%;
  }
`;

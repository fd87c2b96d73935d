import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PageHeading } from '@emberclutch/shared/ui/PageHeading';
import { Spinner } from '@emberclutch/shared/ui/Spinner';
import { StepStart } from '../../StepStart.tsx';

interface Props {
  title: string;
  lead?: string;
  /** The page goes on asking by itself. */
  isWaiting?: boolean;
  /** The ways on. */
  children?: ReactNode;
}

/** One state of a purchase in words. A change from one to the next is announced. */
export function ConfirmNote({ title, lead, isWaiting = false, children }: Props) {
  return (
    <>
      <StepStart>
        <div role="status">
          <PageHeading title={title} lead={lead} />
        </div>
      </StepStart>
      {isWaiting && <Spinner size="compact" />}
      {children && <Ways>{children}</Ways>}
    </>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};

  p {
    flex-basis: 100%;
  }
`;

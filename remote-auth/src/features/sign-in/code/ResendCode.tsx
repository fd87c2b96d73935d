import { useState } from 'react';
import type { ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { AuthFlow } from '@emberclutch/shared/contract/auth';
import { serverNow } from '@emberclutch/shared/state';
import { Button } from '@emberclutch/shared/ui/Button';
import { Countdown } from '@emberclutch/shared/ui/Countdown';
import { VisuallyHidden } from '@emberclutch/shared/ui/VisuallyHidden';
import { copy } from './copy.ts';
import { ErrorAlert } from '../../../errors/ErrorAlert.tsx';

interface Props {
  /** Epoch seconds, by the server's clock. */
  sentAt: number;
  resend: () => Promise<AuthFlow>;
  onResent: (flow: AuthFlow) => void;
}

/** Seconds between one code and the next. */
const intervalSeconds = 30;

/** Asks for a new code, once the interval since the last one is over. */
export function ResendCode({ sentAt, resend, onResent }: Props) {
  const sending = useMutation<AuthFlow, Error>({ mutationFn: resend });

  const handleClick = () => sending.mutate(undefined, { onSuccess: onResent });

  return (
    <Place>
      <output>{sending.isSuccess && copy.resent}</output>
      <ErrorAlert error={sending.error} />
      <Delayed key={sentAt} at={sentAt + intervalSeconds}>
        <Button variant="quiet" isBusy={sending.isPending} onClick={handleClick}>
          {copy.resend}
        </Button>
      </Delayed>
    </Place>
  );
}

function Delayed({ at, children }: { at: number; children: ReactNode }) {
  const [isOver, setIsOver] = useState(() => serverNow() >= at * 1_000);
  return (
    <>
      {isOver ? children : <Countdown until={at} label={copy.resendIn} onEnd={() => setIsOver(true)} />}
      <VisuallyHidden as="output">{isOver && copy.resendNow}</VisuallyHidden>
    </>
  );
}

const Place = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space.xs};

  output:empty {
    display: none;
  }
`;

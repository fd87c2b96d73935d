import { useState } from 'react';
import type { ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { AuthFlow } from '@emberclutch/shared/contract/auth';
import { serverNow } from '@emberclutch/shared/state';
import { Button } from '@emberclutch/shared/ui/Button';
import { Countdown } from '@emberclutch/shared/ui/Countdown';
import { VisuallyHidden } from '@emberclutch/shared/ui/VisuallyHidden';
import { copy } from '../../copy.ts';
import { SignInError } from './SignInError.tsx';

interface Props {
  /** Epoch seconds, by the server's clock. */
  sentAt: number;
  resend: () => Promise<AuthFlow>;
  onResent: (flow: AuthFlow) => void;
}

/** Seconds between one code and the next. */
const pause = 30;

export function ResendCode({ sentAt, resend, onResent }: Props) {
  const sending = useMutation<AuthFlow, Error>({ mutationFn: resend });

  const handleClick = () => sending.mutate(undefined, { onSuccess: onResent });

  return (
    <Place>
      <output>{sending.isSuccess && copy.code.resent}</output>
      <SignInError error={sending.error} words={copy.errors} />
      <Later key={sentAt} at={sentAt + pause}>
        <Button variant="quiet" isBusy={sending.isPending} onClick={handleClick}>
          {copy.code.resend}
        </Button>
      </Later>
    </Place>
  );
}

function Later({ at, children }: { at: number; children: ReactNode }) {
  const [isOver, setIsOver] = useState(() => serverNow() >= at * 1_000);
  return (
    <>
      {isOver ? children : <Countdown until={at} label={copy.code.resendIn} onEnd={() => setIsOver(true)} />}
      <VisuallyHidden as="output">{isOver && copy.code.resendNow}</VisuallyHidden>
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

import { useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { AuthFlow } from '@emberclutch/contract/identity/auth-flow.ts';
import { serverNow } from '@emberclutch/web/state';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { Countdown } from '@emberclutch/web/ui/format/Countdown.tsx';
import type { Elements } from '@emberclutch/web/ui/layout/elements.ts';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { size, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';
import { useSingleMutation } from '../forms/use-single-mutation.ts';

interface Props {
  /** Epoch seconds, by the server's clock; undefined if it is unknown whether a code was sent. */
  sentAt: number | undefined;
  resend: () => Promise<AuthFlow>;
  sentMessage: string;
  renderError: (error: Error | null) => ReactNode;
  onResent: (flow: AuthFlow) => void;
}

const intervalSeconds = 30;

/** Requests a new code. Shows a countdown instead of the button until the interval since the last code has passed. */
export function ResendCode({ sentAt, resend, sentMessage, renderError, onResent }: Props) {
  const resendMutation = useSingleMutation<AuthFlow, Error, number | undefined>({
    mutationFn: () => resend(),
  });
  // Shown only once the page has the new flow: until then, it would send a code with the old flow.
  const isSent = resendMutation.isSuccess && resendMutation.variables !== sentAt;

  const handleClick = () => resendMutation.mutate(sentAt, { onSuccess: onResent });

  return (
    <Layout>
      <output>
        {resendMutation.isLatest &&
          isSent &&
          (resendMutation.data.isMailed === false ? copy.notMailed : sentMessage)}
      </output>
      {renderError(resendMutation.error)}
      <Delayed key={sentAt} at={(sentAt ?? 0) + intervalSeconds}>
        <Button variant="quiet" isBusy={resendMutation.isPending} onClick={handleClick}>
          {sentAt === undefined ? copy.send : copy.resend}
        </Button>
      </Delayed>
    </Layout>
  );
}

function Delayed({ at, children }: { at: number; children: Elements }) {
  const [isOver, setIsOver] = useState(() => serverNow() >= at * 1_000);
  return (
    <>
      {isOver ? (
        children
      ) : (
        <Countdown until={at} label={copy.resendIn} over={copy.resendNow} onEnd={() => setIsOver(true)} />
      )}
      <VisuallyHidden as="output">{isOver && copy.resendNow}</VisuallyHidden>
    </>
  );
}

const Layout = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.xs};
  font-size: ${size.s};

  /* No space while empty, but still in the accessibility tree. */
  output:empty {
    position: absolute;
  }
`;

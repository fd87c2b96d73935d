import { useEffect, useEffectEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { accountQueries } from '@emberclutch/web/api/account.ts';
import { restorePasskey } from '../../../platform/api/passkeys.ts';
import { securityEventQueries } from '../../../platform/api/security-events.ts';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { useClock } from '@emberclutch/web/ui/browser/use-clock.ts';
import { color, space } from '@emberclutch/web/theme/tokens.ts';
import { useFocusOnMount } from '../../../platform/forms/use-focus-on-mount.ts';
import { knownPasskeys } from '../../../platform/passkeys/known-passkeys.ts';
import { signalAuthenticators } from '../../../platform/passkeys/signal-authenticators.ts';
import { StatusMessage } from '../layout/StatusMessage.tsx';
import { copy } from './copy.ts';
import type { RemovedPasskey } from './RemovePasskey.tsx';
import { useSingleMutation } from '../../../platform/forms/use-single-mutation.ts';

interface Props {
  removed: RemovedPasskey;
  onRestored: (message: string) => void;
}

/**
 * Says that a passkey was removed, and offers to undo it for as long as the provider restores it. Passkey managers are notified
 * of the removal only after that: they would delete their copy, and a restored passkey would open nothing.
 */
export function RemovalMessage({ removed: { credentialId, name, restorableUntil }, onRestored }: Props) {
  const queryClient = useQueryClient();
  const message = useFocusOnMount<HTMLOutputElement>();
  const left = useClock((now) => Math.max(0, (restorableUntil ?? 0) - now));
  const restoring = useSingleMutation<void>({
    mutationFn: async () => {
      await restorePasskey(credentialId);
    },
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: securityEventQueries.all });
      await queryClient.invalidateQueries({ queryKey: accountQueries.all });
      onRestored(copy.restored(name));
    },
  });
  const isOver = left === 0 && !restoring.isPending;

  const signal = useEffectEvent(() => {
    const account = queryClient.getQueryData(accountQueries.own().queryKey);
    if (!account) return;
    void signalAuthenticators.ofPasskeys(account);
    const isGone = account.passkeys.every((passkey) => passkey.credentialId !== credentialId);
    if (isGone) knownPasskeys.remove(credentialId);
  });

  useEffect(() => {
    if (isOver) signal();
  }, [isOver]);

  // The player leaves, removes another one or has restored it: it cannot be undone here any more.
  useEffect(() => () => signal(), []);

  return (
    <Line>
      {restoring.error ? (
        <Alert tone="danger" role="alert">
          {copy.restoreFailed}
        </Alert>
      ) : (
        <StatusMessage ref={message} tabIndex={-1}>
          {copy.removed(name)}
        </StatusMessage>
      )}
      {!isOver && !restoring.error && (
        <Button variant="quiet" size="s" isBusy={restoring.isPending} onClick={() => restoring.mutate()}>
          {copy.undo}
          <Left aria-hidden="true">{copy.secondsLeft(left)}</Left>
        </Button>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
`;

const Left = styled.span`
  min-width: 2.2em;
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums lining-nums;
`;

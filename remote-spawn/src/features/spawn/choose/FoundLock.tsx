import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { isApiError } from '@emberclutch/web/api/api-error.ts';
import { spawnMutationKeys, spawnQueries } from '@emberclutch/web/api/spawn.ts';
import { serverNow } from '@emberclutch/web/state';
import { findFocusedElement } from '@emberclutch/web/ui/browser/find-focused-element.ts';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { describeError } from '@emberclutch/web/ui/feedback/describe-error.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { Countdown } from '@emberclutch/web/ui/format/Countdown.tsx';
import { size, space } from '@emberclutch/web/theme/tokens.ts';
import { isUnsupported } from '@emberclutch/web/api/is-missing.ts';
import { basketCopy } from '../copy.ts';
import { errorMessages } from '../../../platform/errors/error-messages.ts';
import type { Send } from '../flow/flow-event.ts';
import type { StateOf } from '../flow/flow-state.ts';
import { toLockView } from '../flow/lock-view.ts';
import type { LockView } from '../flow/lock-view.ts';
import { stepPaths } from '../flow/step-paths.ts';
import { copy } from './copy.ts';
import { storedLocks } from '../flow/tab-storage.ts';

interface Props {
  state: StateOf<'choosing' | 'locking'>;
  send: Send;
  canChoose: boolean;
}

/** The lock that the account already holds, from elsewhere or earlier, with controls to pay for or release it. Says when it has ended. */
export function FoundLock({ state, send, canChoose }: Props) {
  const lock = useFoundLock();
  const [shownLock, setShownLock] = useState<ShownLock | null>(null);
  if (lock && (lock.id !== shownLock?.id || lock.expiresAt !== shownLock.expiresAt))
    setShownLock({ ...lock, hasRunOut: false, isReleased: false });
  if (shownLock?.isReleased && state.name === 'choosing' && state.releaseError)
    setShownLock({ ...shownLock, isReleased: false });
  const section = useRef<HTMLElement>(null);
  const queryClient = useQueryClient();
  const { error } = useQuery(spawnQueries.activeLock());
  if (isApiError(error) && error.code === 'id_too_large')
    return (
      <Found aria-label={copy.found.label}>
        <Alert tone="info">{copy.found.tooLarge}</Alert>
      </Found>
    );
  if (!shownLock || state.name === 'locking') return null;

  const handleEnd = () => {
    setShownLock({ ...shownLock, hasRunOut: true });
    void queryClient.invalidateQueries({ queryKey: spawnQueries.activeLock().queryKey });
  };
  const handleRelease = () => {
    setShownLock({ ...shownLock, isReleased: true });
    send({ type: 'releasePressed', lock: shownLock });
  };
  const isHeld = lock !== null && !shownLock.hasRunOut;
  return (
    <Found ref={section} tabIndex={-1} aria-label={copy.found.label}>
      {/* Screen readers announce only text that is added to an existing status. */}
      <div role="status">{!isHeld && <LockEndMessage lock={shownLock} canChoose={canChoose} />}</div>
      {isHeld && (
        <HeldLockAlert
          section={section}
          lock={lock}
          state={state}
          onRelease={handleRelease}
          onEnd={handleEnd}
        />
      )}
    </Found>
  );
}

interface ShownLock extends LockView {
  /** Whether its countdown has ended. The provider may still report the lock as held. */
  hasRunOut: boolean;
  /** Whether the player has released it here. Set when the player presses the button. */
  isReleased: boolean;
}

interface HeldLockAlertProps {
  /** The surrounding element. It takes the focus when the link and the button are removed. */
  section: RefObject<HTMLElement | null>;
  lock: LockView;
  state: StateOf<'choosing'>;
  onRelease: () => void;
  onEnd: () => void;
}

function HeldLockAlert({ section, lock, state, onRelease, onEnd }: HeldLockAlertProps) {
  // The cleanup of a layout effect runs before its elements are removed, no matter why the lock disappeared.
  useLayoutEffect(
    () => () => {
      if (section.current?.contains(findFocusedElement(section.current))) section.current.focus();
    },
    [section],
  );
  const isReleasing = useIsMutating({ mutationKey: spawnMutationKeys.release }) > 0;
  const { id, body, expiresAt } = lock;
  const contents = describeContents(lock);
  const isPaidByKeys = body.paymentMethod === 'VOUCHER';
  const heldCount = body.eggs.count + body.keys.count;
  return (
    <Alert tone="info">
      <Line>
        {expiresAt === undefined ? (
          copy.found.unknownExpiry(contents)
        ) : (
          <Countdown
            until={expiresAt}
            label={copy.found.heldFor(contents)}
            over={copy.found.over(contents)}
            onEnd={onEnd}
          />
        )}
      </Line>
      <p>{`${isPaidByKeys ? copy.found.toRedeem(heldCount) : copy.found.toPay(heldCount)} ${copy.found.replaced}`}</p>
      <ActionRow>
        <ButtonLink size="s" to={stepPaths.pay(id)}>
          {isPaidByKeys ? copy.found.redeem : copy.found.pay}
        </ButtonLink>
        <Button size="s" variant="quiet" isBusy={isReleasing} onClick={onRelease}>
          {copy.found.release}
        </Button>
      </ActionRow>
      {state.releaseError && (
        <p role="alert">{basketCopy.notGivenBack(describeError(state.releaseError, errorMessages))}</p>
      )}
    </Alert>
  );
}

function LockEndMessage({ lock, canChoose }: { lock: ShownLock; canChoose: boolean }) {
  if (lock.isReleased)
    return <Alert tone="info">{copy.found.released(describeContents(lock), lock.body.paymentMethod)}</Alert>;
  const hasRunOut = lock.expiresAt !== undefined && lock.expiresAt * 1_000 <= serverNow();
  return (
    <Alert tone="info">
      <Line>{copy.found[hasRunOut ? 'over' : 'gone'](describeContents(lock))}</Line>
      <p>{canChoose ? `${copy.found.notCharged} ${copy.found.chooseAgain}` : copy.found.notCharged}</p>
    </Alert>
  );
}

const describeContents = ({ body }: LockView) => basketCopy.contents(body.eggs.count, body.keys.count);

/**
 * The lock that the account holds, made on any device or before a sign-in. Asks the provider. If the provider does not report the
 * lock of an account, uses the last lock that this tab has stored for the account, unless the provider reports that it has ended.
 */
function useFoundLock(): LockView | null {
  const activeLock = useQuery(spawnQueries.activeLock());
  const stored = storedLocks.readLast();
  const isRequested = activeLock.data === null && stored !== null;
  const lastId = stored?.lock.id ?? 0;
  const lastStatus = useQuery({ ...spawnQueries.lockStatus(lastId), enabled: isRequested });

  if (activeLock.data)
    return toLockView(activeLock.data.id, activeLock.data, storedLocks.read(activeLock.data.id));
  if (!isRequested || lastStatus.isPending || (lastStatus.data && lastStatus.data.state !== 'held'))
    return null;
  if (lastStatus.error && !isUnsupported(lastStatus.error)) return null;
  const lock = toLockView(lastId, lastStatus.data, stored);
  const isOver = lock?.expiresAt !== undefined && lock.expiresAt * 1_000 <= serverNow();
  return isOver ? null : lock;
}

const Found = styled.section`
  margin-bottom: ${space.l};

  &:focus {
    outline: none;
  }
  p {
    margin-bottom: ${space.xs};
  }
`;

const Line = styled.div`
  font-size: ${size.l};
`;

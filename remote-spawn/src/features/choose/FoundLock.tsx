import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { spawnMutationKeys, spawnQueries } from '@emberclutch/shared/api/spawn';
import { ActionRow } from '@emberclutch/shared/ui/ActionRow';
import { Alert } from '@emberclutch/shared/ui/Alert';
import { Button } from '@emberclutch/shared/ui/Button';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { Countdown } from '@emberclutch/shared/ui/Countdown';
import { copy as basketCopy } from '../../basket/copy.ts';
import { errorWords } from '../../errors/error-words.ts';
import type { Send } from '../../flow/create-flow.ts';
import type { StateOf } from '../../flow/flow-state.ts';
import { stepPaths } from '../../flow/step-paths.ts';
import { useFoundLock } from '../../flow/use-found-lock.ts';
import { copy } from './copy.ts';

interface Props {
  state: StateOf<'choosing' | 'locking'>;
  send: Send;
}

/** What the account holds already, from another tab or device or from before a sign-in, with the ways to pay and to release it. */
export function FoundLock({ state, send }: Props) {
  const lock = useFoundLock();
  const queryClient = useQueryClient();
  const isReleasing = useIsMutating({ mutationKey: spawnMutationKeys.release }) > 0;
  if (!lock || state.name === 'locking') return null;

  const { id, body, expiresAt } = lock;
  const contents = basketCopy.contents(body.eggs.count, body.keys.count);
  const handleEnd = () =>
    void queryClient.invalidateQueries({ queryKey: spawnQueries.activeLock().queryKey });
  return (
    <Found aria-label={copy.found.label}>
      <Alert tone="info">
        <Line>
          {expiresAt === undefined ? (
            copy.found.unnamedEnd(contents)
          ) : (
            <Countdown until={expiresAt} label={copy.found.heldFor(contents)} onEnd={handleEnd} />
          )}
        </Line>
        <p>{copy.found.replaced}</p>
        <ActionRow>
          <ButtonLink size="s" to={stepPaths.pay(id)}>
            {body.paymentMethod === 'VOUCHER' ? copy.found.redeem : copy.found.pay}
          </ButtonLink>
          <Button
            size="s"
            variant="quiet"
            isBusy={isReleasing}
            onClick={() => send({ type: 'releasePressed', lock })}
          >
            {copy.found.release}
          </Button>
        </ActionRow>
        {state.releaseError && (
          <p role="alert">{basketCopy.notGivenBack(errorWords[state.releaseError.code])}</p>
        )}
      </Alert>
    </Found>
  );
}

const Found = styled.section`
  margin-bottom: ${({ theme }) => theme.space.l};

  p {
    margin-bottom: ${({ theme }) => theme.space.xs};
  }
`;

const Line = styled.div`
  font-size: ${({ theme }) => theme.size.l};
`;

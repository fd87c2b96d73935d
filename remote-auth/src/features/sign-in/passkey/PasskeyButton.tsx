import { useEffect, useEffectEvent, useRef } from 'react';
import type { MouseEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { Email } from '@emberclutch/contract/identity/input/email.ts';
import { ApiError, isApiError } from '@emberclutch/web/api/api-error.ts';
import { isChunkLoadError } from '@emberclutch/web/routing/is-chunk-load-error.ts';
import { useMissingChunks } from '@emberclutch/web/routing/use-missing-chunks.ts';
import { color, size, space } from '@emberclutch/web/theme/tokens.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { chooseLabel } from '../../../platform/forms/choose-label.ts';
import { useFocusOnMount } from '../../../platform/forms/use-focus-on-mount.ts';
import { useSingleMutation } from '../../../platform/forms/use-single-mutation.ts';
import { PasskeyErrorAlert } from '../../../platform/passkeys/PasskeyErrorAlert.tsx';
import { signInKey } from '../session/sign-in-key.ts';
import { copy } from '../copy.ts';
import type { PasskeyProof } from './authenticate-with-passkey.ts';

interface Props {
  /** Whether the page offers passkeys first: then the button has the focus. */
  isFirst: boolean;
}

/** Signs in with a passkey, inside the form that asks for an e-mail. An entered e-mail limits the choice to the passkeys of its account. */
export function PasskeyButton({ isFirst }: Props) {
  const button = useFocusOnMount<HTMLButtonElement>(isFirst);
  const { signIn, isPending, error } = usePasskeySignIn();

  const handleClick = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const emailInput = form && new FormData(form).get('email');
    signIn(Email.safeParse(emailInput).data);
  };

  return (
    <>
      <SingleLineButton
        ref={button}
        variant={isFirst ? 'primary' : 'quiet'}
        size="l"
        isBusy={isPending}
        onClick={handleClick}
      >
        {!isPending && <KeyIcon />}
        <span>{chooseLabel(error, copy.passkey.signIn)}</span>
      </SingleLineButton>
      {error ? (
        <PasskeyErrorAlert error={error}>
          <Button type="submit" variant="quiet" size="s">
            {copy.passkey.codeInstead}
          </Button>
        </PasskeyErrorAlert>
      ) : (
        <Explanation>{isFirst ? copy.passkey.whatKnown : copy.passkey.what}</Explanation>
      )}
    </>
  );
}

function KeyIcon() {
  return (
    <Icon viewBox="0 0 24 24" width="20" aria-hidden="true">
      <path d="M8.5 3C5.9 3 3.5 6.5 3.5 9.6S5.8 14.5 8.5 14.5s5-1.8 5-4.9S11.1 3 8.5 3Z" />
      <path d="m11.6 13 8.4 7.5M16.2 17.1l2-2.2M18.4 19l1.7-1.8" />
    </Icon>
  );
}

// Loaded on demand: the form does not wait for the code that calls authenticators. Most visits need only the first module.
const loadConditionalUi = () => import('./start-conditional-ui.ts');
const loadCeremonies = () => import('./authenticate-with-passkey.ts');
const loadExplanation = () => import('../../../platform/passkeys/explain-passkey-error.ts');
const loadSession = () => import('../session/sign-in.ts');

/**
 * Signs in with a passkey. The browser offers passkeys in the e-mail field from the start (conditional UI); `signIn` aborts that
 * and asks for a passkey. Both show errors in the same way.
 */
function usePasskeySignIn() {
  const queryClient = useQueryClient();
  const handleMissingChunk = useMissingChunks();
  const conditionalUi = useRef<AbortController>(null);
  const signInMutation = useSingleMutation<void, Error, () => Promise<PasskeyProof>>({
    mutationKey: signInKey,
    mutationFn: async (authenticate) => {
      try {
        const proof = await authenticate();
        const [{ finishPasskeySignIn }, { signIn }] = await Promise.all([loadCeremonies(), loadSession()]);
        await signIn(queryClient, finishPasskeySignIn(proof));
      } catch (error) {
        handleMissingChunk(error);
        if (isChunkLoadError(error)) throw new ApiError('offline', 0, { cause: error });
        // If the explanation cannot be loaded, throws the original error.
        const explanation = await loadExplanation().catch(() => null);
        throw explanation ? explanation.explainPasskeyError(error, 'signIn') : error;
      }
    },
  });

  const { isPending, error, failureReason } = signInMutation;
  // The browser would immediately offer the rejected passkey again; the button still accepts any passkey.
  const isOffering = !isPending && !isApiError(failureReason?.cause);
  const handleChoice = useEffectEvent((authenticate: () => Promise<PasskeyProof>) =>
    signInMutation.mutate(authenticate),
  );

  useEffect(() => {
    if (!isOffering) return;
    const controller = new AbortController();
    const { signal } = controller;
    conditionalUi.current = controller;
    void (async () => {
      // Ignores a failure, such as while offline, because the player has not asked for it.
      const conditionalUiModule = await loadConditionalUi().catch(() => null);
      const proof = await conditionalUiModule?.startConditionalUi(signal);
      if (proof && !signal.aborted) handleChoice(async () => proof);
    })().catch((failure: unknown) => {
      if (!signal.aborted) handleChoice(() => Promise.reject(failure));
    });
    return () => controller.abort();
  }, [isOffering]);

  return {
    isPending,
    error,
    /** Accepts any passkey of this site if the e-mail is undefined. */
    signIn: (email: string | undefined) => {
      conditionalUi.current?.abort();
      signInMutation.mutate(async () => (await loadCeremonies()).authenticateWithPasskey(email));
    },
  };
}

/** Its label fits on one line on the smallest phone. */
const SingleLineButton = styled(Button)`
  padding-inline: ${space.xs};
`;

const Explanation = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.xs};
`;

const Icon = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.6;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

import { useEffect, useEffectEvent, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, isApiError } from '@emberclutch/web/api/api-error.ts';
import { isChunkLoadError } from '@emberclutch/web/routing/is-chunk-load-error.ts';
import { useMissingChunks } from '@emberclutch/web/routing/use-missing-chunks.ts';
import { useSingleMutation } from '../../../platform/forms/use-single-mutation.ts';
import { signInKey } from '../session/sign-in-key.ts';
import type { PasskeyProof } from './authenticate-with-passkey.ts';

/** Loaded when needed: the form does not wait for the code that talks to authenticators. */
const load = {
  startConditionalUi: async () => (await import('./start-conditional-ui.ts')).startConditionalUi,
  authenticate: async () => (await import('./authenticate-with-passkey.ts')).authenticateWithPasskey,
  finish: async () => (await import('./finish-passkey-sign-in.ts')).finishPasskeySignIn,
  explain: async () =>
    (await import('../../../platform/passkeys/explain-passkey-error.ts')).explainPasskeyError,
  signIn: async () => (await import('../session/sign-in.ts')).signIn,
};

/**
 * Signs in with a passkey. The browser offers passkeys in the e-mail field from the start (conditional UI); `signIn` ends
 * that and asks for one. Both report errors in the same words.
 * @param onBegin called when an attempt begins, by either
 */
export function usePasskeySignIn(onBegin: () => void) {
  const queryClient = useQueryClient();
  const passMissingChunkOn = useMissingChunks();
  const conditionalUi = useRef<AbortController>(null);
  const signingIn = useSingleMutation<void, Error, () => Promise<PasskeyProof>>({
    mutationKey: signInKey,
    onMutate: onBegin,
    mutationFn: async (authenticate) => {
      try {
        const proof = await authenticate();
        const [finishPasskeySignIn, signIn] = await Promise.all([load.finish(), load.signIn()]);
        await signIn(queryClient, finishPasskeySignIn(proof));
      } catch (error) {
        passMissingChunkOn(error);
        if (isChunkLoadError(error)) throw new ApiError('offline', 0, { cause: error });
        // If the explanation cannot be loaded, the original error is reported.
        const explain = await load.explain().catch(() => (unexplained: unknown) => unexplained);
        throw explain(error, 'signIn');
      }
    },
  });

  const { isPending, error } = signingIn;
  // The browser would immediately offer the refused passkey again; the button still accepts any.
  const isOffering = !isPending && !isApiError(error?.cause);
  const handleChosen = useEffectEvent((authenticate: () => Promise<PasskeyProof>) =>
    signingIn.mutate(authenticate),
  );

  useEffect(() => {
    if (!isOffering) return;
    const controller = new AbortController();
    const { signal } = controller;
    conditionalUi.current = controller;
    void (async () => {
      // Without a connection it cannot be loaded. The player has not asked for it, so nothing is reported.
      const startConditionalUi = await load.startConditionalUi().catch(() => null);
      const proof = await startConditionalUi?.(signal);
      if (proof && !signal.aborted) handleChosen(async () => proof);
    })().catch((failure: unknown) => {
      if (!signal.aborted) handleChosen(() => Promise.reject(failure));
    });
    return () => controller.abort();
  }, [isOffering]);

  return {
    isPending,
    error,
    /** @param email whose passkey to use; any passkey of this site if undefined */
    signIn: (email: string | undefined) => {
      conditionalUi.current?.abort();
      signingIn.mutate(async () => (await load.authenticate())(email));
    },
  };
}

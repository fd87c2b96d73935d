import { useEffect, useEffectEvent, useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@emberclutch/shared/api/api-error';
import { enterKey } from '../sign-in/enter-key.ts';
import type { PasskeyProof } from './authenticate-with-passkey.ts';

/** What speaks with authenticators comes when it is needed: the form does not wait for it. */
const later = {
  listen: async () => (await import('./start-conditional-ui.ts')).startConditionalUi,
  prove: async () => (await import('./authenticate-with-passkey.ts')).authenticateWithPasskey,
  finish: async () => (await import('./finish-sign-in.ts')).finishSignIn,
  explain: async () => (await import('./explain-passkey.ts')).explainPasskey,
  begin: async () => (await import('../sign-in/begin-session.ts')).beginSession,
};

/**
 * Signing in by passkey: the browser offers them among what it fills in from the start, and a button asks for one. The
 * first is ended before the second begins; both fail in the same words.
 */
export function usePasskeySignIn() {
  const queryClient = useQueryClient();
  const autofill = useRef<AbortController>(null);
  const entering = useMutation<void, Error, () => Promise<PasskeyProof>>({
    mutationKey: enterKey,
    mutationFn: async (prove) => {
      try {
        const proof = await prove();
        const [finishSignIn, beginSession] = await Promise.all([later.finish(), later.begin()]);
        await beginSession(queryClient, finishSignIn(proof));
      } catch (error) {
        // Without the explanation, because it cannot be fetched, what happened is told as any failure is.
        const explain = await later.explain().catch(() => (unexplained: unknown) => unexplained);
        throw explain(error, 'in');
      }
    },
  });

  const { isPending, error } = entering;
  // A passkey that the provider refused would be offered again at once; the button still takes any.
  const isListening = !isPending && !isApiError(error?.cause);
  const handleChosen = useEffectEvent((prove: () => Promise<PasskeyProof>) => entering.mutate(prove));

  useEffect(() => {
    if (!isListening) return;
    const listening = new AbortController();
    const { signal } = listening;
    autofill.current = listening;
    void (async () => {
      const startConditionalUi = await later.listen();
      const proof = await startConditionalUi(signal);
      if (proof && !signal.aborted) handleChosen(async () => proof);
    })().catch((failure: unknown) => {
      if (!signal.aborted) handleChosen(() => Promise.reject(failure));
    });
    return () => listening.abort();
  }, [isListening]);

  return {
    isPending,
    error,
    /** @param email whose passkey; any of this site where nobody is named */
    signIn: (email: string | undefined) => {
      autofill.current?.abort();
      entering.mutate(async () => (await later.prove())(email));
    },
  };
}

import type { ReactNode } from 'react';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { errorMessage } from './error-message.ts';
import type { ErrorWords } from './error-message.ts';

interface Props {
  error: Error | null;
  /** Words of the action that failed; those of signing in by default. */
  words?: ErrorWords;
  /** Follows the words: the next step. */
  children?: ReactNode;
}

/** Why a mutation failed; nothing while there is no error. Announced at once by screen readers. */
export function ErrorAlert({ error, words, children }: Props) {
  if (!error) return null;
  return (
    <Alert tone="danger" role="alert">
      {errorMessage(error, words)}
      {children}
    </Alert>
  );
}

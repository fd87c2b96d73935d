import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { describeError } from './error-message.ts';
import type { ErrorMessages } from './error-message.ts';
import type { Elements } from '@emberclutch/web/ui/layout/elements.ts';

interface Props {
  error: Error | null;
  /** Messages for the failed action; by default the messages for signing in. */
  messages?: ErrorMessages;
  /** The next step, below the message. */
  children?: Elements;
}

/** Shows why a mutation failed. Screen readers announce it immediately. */
export function ErrorAlert({ error, messages, children }: Props) {
  if (!error) return null;
  return (
    <Alert tone="danger" role="alert">
      <span>{describeError(error, messages)}</span>
      {children}
    </Alert>
  );
}

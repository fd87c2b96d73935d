import type { ErrorCode } from '@emberclutch/shared/api/api-error';
import { Alert } from '@emberclutch/shared/ui/Alert';
import { errorMessage } from './error-message.ts';

interface Props {
  error: Error | null;
  words: Record<ErrorCode, string>;
}

/** Why the provider did not do it, said at once. */
export function SignInError({ error, words }: Props) {
  if (!error) return null;
  return (
    <Alert tone="danger" role="alert">
      {errorMessage(error, words)}
    </Alert>
  );
}

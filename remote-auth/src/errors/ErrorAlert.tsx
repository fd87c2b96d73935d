import { Alert } from '@emberclutch/shared/ui/Alert';
import { errorMessage } from './error-message.ts';

/** Why a mutation failed; nothing while there is no error. Announced at once by screen readers. */
export function ErrorAlert({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <Alert tone="danger" role="alert">
      {errorMessage(error)}
    </Alert>
  );
}

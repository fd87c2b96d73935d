import { isMissing } from '@emberclutch/web/api/is-missing.ts';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { ErrorAlert } from '../../../../platform/errors/ErrorAlert.tsx';
import type { ErrorMessages } from '../../../../platform/errors/error-message.ts';
import { errorMessages } from '../../error-messages.ts';
import { copy } from './copy.ts';

interface Props {
  error: Error | null;
  messages?: ErrorMessages;
}

/** Shows why the action failed. A provider may support one of the calls and lack another. */
export function RightsError({ error, messages = errorMessages }: Props) {
  if (!isMissing(error)) return <ErrorAlert error={error} messages={messages} />;
  return (
    <Alert tone="danger" role="alert">
      {copy.notOffered}
    </Alert>
  );
}

import { isMissing } from '@emberclutch/web/api/is-missing.ts';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { ErrorAlert } from '../../../../platform/errors/ErrorAlert.tsx';
import type { ErrorWords } from '../../../../platform/errors/error-message.ts';
import { errorWords } from '../../error-words.ts';
import { copy } from './copy.ts';

interface Props {
  error: Error | null;
  words?: ErrorWords;
}

/** Shows why nothing was done. A provider may have one of the calls and lack another. */
export function RightsError({ error, words = errorWords }: Props) {
  if (!isMissing(error)) return <ErrorAlert error={error} words={words} />;
  return (
    <Alert tone="danger" role="alert">
      {copy.notOffered}
    </Alert>
  );
}

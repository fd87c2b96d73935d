import { useQueryClient } from '@tanstack/react-query';
import { accountQueries } from '@emberclutch/web/api/account.ts';
import { isApiError } from '@emberclutch/web/api/api-error.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { addRetryTime } from '@emberclutch/web/ui/feedback/describe-error.ts';
import { describeError } from '../../../platform/errors/error-message.ts';
import { errorMessages } from '../error-messages.ts';
import { copy } from './copy.ts';

interface Props {
  error: Error;
  /** The wording of the specification, section 8. */
  messages: Record<400 | 403 | 404, string> & { other?: (why: string) => string };
}

/** Explains why a passkey was not changed. The usual reason is an outdated list, so it offers a reload of the list. */
export function PasskeyActionError({ error, messages }: Props) {
  const queryClient = useQueryClient();
  return (
    <Alert tone="danger" role="alert">
      <p>{findMessage(error, messages)}</p>
      <Button
        variant="quiet"
        size="s"
        onClick={() => queryClient.invalidateQueries({ queryKey: accountQueries.all })}
      >
        {copy.reload}
      </Button>
    </Alert>
  );
}

function findMessage(error: Error, { other, ...messages }: Props['messages']): string {
  const status = isApiError(error) ? error.status : 0;
  if (status === 400 || status === 403 || status === 404) return addRetryTime(messages[status], error);
  const why = describeError(error, errorMessages);
  return other ? other(why) : why;
}

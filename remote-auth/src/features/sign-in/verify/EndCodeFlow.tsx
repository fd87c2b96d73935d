import { endCodeFlow } from '@emberclutch/web/api/auth.ts';
import { Link } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { ErrorAlert } from '../../../platform/errors/ErrorAlert.tsx';
import { FormColumn } from '../../../platform/forms/FormColumn.tsx';
import { useSingleMutation } from '../../../platform/forms/use-single-mutation.ts';
import { SignInSheet } from '../layout/SignInSheet.tsx';
import { copy } from './copy.ts';

interface Props {
  title: string;
  /** Undefined if the link is incomplete. */
  challenge: string | undefined;
}

/** Lets the owner of an address that another person has typed end the flow, which invalidates its code. */
export function EndCodeFlow({ title, challenge }: Props) {
  const ending = useSingleMutation<unknown, Error, string>({
    mutationFn: (ended) => endCodeFlow({ challenge: ended }),
  });

  const { end } = copy;
  return (
    <SignInSheet
      title={end.title}
      eyebrow={title}
      heading={end.title}
      lead={ending.isSuccess ? end.leadDone : end.lead}
      aside={
        <>
          {end.other} <Link to={paths.reset}>{end.otherLink}</Link>
        </>
      }
    >
      {challenge === undefined ? (
        <Alert tone="info">{end.incomplete}</Alert>
      ) : (
        <FormColumn as="div">
          <ErrorAlert error={ending.error} />
          <div role="status">{ending.isSuccess && <Alert tone="success">{end.done}</Alert>}</div>
          {!ending.isSuccess && (
            <Button size="l" isBusy={ending.isPending} onClick={() => ending.mutate(challenge)}>
              {end.button}
            </Button>
          )}
        </FormColumn>
      )}
    </SignInSheet>
  );
}

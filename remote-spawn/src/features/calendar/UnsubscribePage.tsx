import { useMutation } from '@tanstack/react-query';
import type { ApiError } from '@emberclutch/shared/api/api-error';
import { unsubscribeReminders } from '@emberclutch/shared/api/reminders';
import type { PageProps } from '@emberclutch/shared/routing/app-page';
import { useSearchParams } from '@emberclutch/shared/routing';
import { Alert } from '@emberclutch/shared/ui/Alert';
import { Button } from '@emberclutch/shared/ui/Button';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { Page } from '@emberclutch/shared/ui/Page';
import { PageHeading } from '@emberclutch/shared/ui/PageHeading';
import { calendarPaths } from '../../calendar/calendar-paths.ts';
import { copy as calendarCopy } from '../../calendar/copy.ts';
import { errorWords } from '../../errors/error-words.ts';
import { StepActions } from '../../steps/StepActions.ts';
import { copy } from './copy.ts';

/** The page of the link in a reminder. Mail programs open links by themselves, so that only the press cancels. */
export function UnsubscribePage({ page }: PageProps) {
  const [params] = useSearchParams();
  const unsubscribe = useMutation<unknown, ApiError, string>({ mutationFn: unsubscribeReminders });
  const { error } = unsubscribe;
  const isUnknown = error?.status === 404 || error?.status === 400;
  return (
    <Page title={page.title}>
      <PageHeading title={copy.unsubscribeTitle} lead={copy.unsubscribeLead} />
      {unsubscribe.isSuccess && (
        <Alert tone="success" role="status">
          {copy.done}
        </Alert>
      )}
      {error && (
        <Alert tone="danger" role="alert">
          {isUnknown ? copy.unknown : errorWords[error.code]}
        </Alert>
      )}
      <StepActions>
        {!unsubscribe.isSuccess && (
          <Button
            isBusy={unsubscribe.isPending}
            onClick={() => unsubscribe.mutate(params.get('token') ?? '')}
          >
            {copy.unsubscribe}
          </Button>
        )}
        <ButtonLink variant="quiet" to={calendarPaths.calendar}>
          {calendarCopy.all}
        </ButtonLink>
      </StepActions>
    </Page>
  );
}

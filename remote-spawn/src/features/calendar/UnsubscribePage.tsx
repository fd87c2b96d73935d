import { useMutation } from '@tanstack/react-query';
import type { ApiError } from '@emberclutch/web/api/api-error.ts';
import { unsubscribeReminders } from '../../platform/api/reminders.ts';
import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import { useLocation } from '@emberclutch/web/routing';
import { describeError } from '@emberclutch/web/ui/feedback/describe-error.ts';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { copy as calendarCopy } from '../../platform/calendar/copy.ts';
import { errorMessages } from '../../platform/errors/error-messages.ts';
import { StepActions } from '../../platform/layout/StepActions.ts';
import { copy } from './copy.ts';

/**
 * The page that the link in a reminder opens. Mail programs open links automatically, so reminders are cancelled only when the player
 * presses the button.
 */
export function UnsubscribePage({ page }: PageProps) {
  // In the fragment, which browsers send to no server.
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? '';
  const unsubscribe = useMutation<unknown, ApiError, string>({ mutationFn: unsubscribeReminders });
  const { error } = unsubscribe;
  const isUnknown = error?.status === 404 || error?.status === 400;
  return (
    <Page title={page.title}>
      <PageHeading title={copy.unsubscribeTitle} lead={copy.unsubscribeLead} />
      <div role="status">{unsubscribe.isSuccess && <Alert tone="success">{copy.done}</Alert>}</div>
      {error && (
        <Alert tone="danger" role="alert">
          {isUnknown ? copy.unknown : describeError(error, errorMessages)}
        </Alert>
      )}
      <StepActions>
        {!unsubscribe.isSuccess && (
          <Button isBusy={unsubscribe.isPending} onClick={() => unsubscribe.mutate(token)}>
            {copy.unsubscribe}
          </Button>
        )}
        <ButtonLink variant="quiet" to={paths.seasons}>
          {calendarCopy.all}
        </ButtonLink>
      </StepActions>
    </Page>
  );
}

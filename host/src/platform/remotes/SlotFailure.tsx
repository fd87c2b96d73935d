import { useEffect } from 'react';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { NewReleaseError } from '../errors/new-release-error.ts';
import { copy } from './copy.ts';

interface Props {
  /** What failed. */
  name: string;
  error: unknown;
  onRetry: () => void;
}

/** The page of a slot whose remote is down, slow, broken or incompatible. Tries again by itself when the network is back. */
export function SlotFailure({ name, error, onRetry }: Props) {
  const needsReload = error instanceof NewReleaseError;
  const { title, body, action } = needsReload ? copy.newRelease : copy.failed;

  useEffect(() => {
    if (needsReload) return;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  });

  return (
    <Page title={title}>
      <div role="alert" data-remote={name}>
        <PageHeading title={title} lead={body} />
        <Button onClick={needsReload ? () => location.reload() : onRetry}>{action}</Button>
      </div>
    </Page>
  );
}

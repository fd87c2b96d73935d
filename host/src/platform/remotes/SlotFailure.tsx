import { Button } from '@emberclutch/shared/ui/Button';
import { EmptyState } from '@emberclutch/shared/ui/EmptyState';
import { copy } from './copy.ts';

interface Props {
  remote: string;
  onRetry: () => void;
}

/** Shown in a slot whose remote is down, slow, broken or incompatible. */
export function SlotFailure({ remote, onRetry }: Props) {
  return (
    <div role="alert" data-remote={remote}>
      <EmptyState title={copy.failedTitle} action={<Button onClick={onRetry}>{copy.retry}</Button>}>
        {copy.failedBody}
      </EmptyState>
    </div>
  );
}

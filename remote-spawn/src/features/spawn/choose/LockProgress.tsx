import { useMutationState } from '@tanstack/react-query';
import { spawnMutationKeys } from '@emberclutch/web/api/spawn.ts';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { copy } from './copy.ts';

/** Which attempt to lock is under way, once the first has gone unanswered. */
export function LockProgress() {
  const [failures = 0] = useMutationState({
    filters: { mutationKey: spawnMutationKeys.lock, status: 'pending' },
    select: ({ state }) => state.failureCount,
  });
  return (
    <div role="status">{failures > 0 && <Alert tone="info">{copy.form.retrying(failures + 1)}</Alert>}</div>
  );
}

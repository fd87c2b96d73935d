import type { ModuleContext } from '../../platform/module-context.ts';
import { countHeldLocks } from './lock-repository.ts';

/** Reports held locks and the size of lock batches. */
export function addLockMetrics({ metrics, db }: Pick<ModuleContext, 'metrics' | 'db'>) {
  const batches = metrics.histogram({
    name: 'emberclutch_lock_batch_size',
    help: 'Locks that were written together in one transaction',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200],
  });
  metrics.addDatabaseGauges({ emberclutch_locks_held: 'Locks that wait for their payment' }, async () => ({
    emberclutch_locks_held: await countHeldLocks(db),
  }));
  return { observeBatch: (size: number) => batches.observe(size) };
}

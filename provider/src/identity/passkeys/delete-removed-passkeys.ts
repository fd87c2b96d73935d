import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { nowInSeconds } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { BackgroundJob } from '../../platform/jobs/background-job.ts';
import { periodicJob } from '../../platform/jobs/periodic-job.ts';
import type { SecurityEventService } from '../security-events/security-event-service.ts';
import * as passkeys from './passkey-repository.ts';
import { restorableSeconds } from './passkey-service.ts';

interface Dependencies {
  db: Kysely<Database>;
  clock: Clock;
  securityEvents: SecurityEventService;
}

/** Deletes passkeys once their removal can no longer be undone. */
export const passkeyMaintenance = (dependencies: Dependencies): BackgroundJob =>
  periodicJob({
    run: () => deleteRemovedPasskeys(dependencies),
    pauseMs: 5_000,
    failureMessage: 'removed passkeys could not be deleted; trying again',
  });

/** Deletes them and mails each owner, in one transaction: each removal is mailed once, also by several processes. */
export async function deleteRemovedPasskeys({ db, clock, securityEvents }: Dependencies): Promise<void> {
  const before = nowInSeconds(clock) - restorableSeconds;
  await db.transaction().execute(async (trx) => {
    const deleted = await passkeys.deleteRemovedPasskeys(trx, before);
    for (const [accountId, owned] of Map.groupBy(deleted, (passkey) => passkey.accountId)) {
      const removed = owned.map(passkeys.nameOfPasskey);
      await securityEvents.mail({ accountId, kind: 'passkey_removed', client: null, passkeys: removed }, trx);
    }
  });
}

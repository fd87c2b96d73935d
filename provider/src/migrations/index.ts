import type { Migration } from 'kysely/migration';
import * as accounts from './0001-accounts.ts';
import * as world from './0002-world.ts';
import * as identity from './0003-identity.ts';
import * as moneyAndFairness from './0004-money-and-fairness.ts';
import * as mailQueue from './0005-mail-queue.ts';
import * as indexes from './0006-indexes.ts';
import * as networksAndClaims from './0007-networks-and-claims.ts';
import * as search from './0008-search.ts';
import * as checkoutsOfLocks from './0009-checkouts-of-locks.ts';
import * as goldenLists from './0010-golden-lists.ts';
import * as roomForSessions from './0011-room-for-sessions.ts';
import * as revisionOfStock from './0012-revision-of-stock.ts';
import * as locksInOneRow from './0013-locks-in-one-row.ts';
import * as hatchingLists from './0014-hatching-lists.ts';
import * as rarityOfMoreGenes from './0015-rarity-of-more-genes.ts';
import * as flowsSideBySide from './0016-flows-side-by-side.ts';
import * as cycleReminders from './0017-cycle-reminders.ts';
import * as limitsOfAccounts from './0018-limits-of-accounts.ts';
import * as sessionCookies from './0020-session-cookies.ts';
import * as securityEvents from './0022-security-events.ts';
import * as recentAuthentication from './0023-recent-authentication.ts';
import * as removedPasskeys from './0024-removed-passkeys.ts';
import * as deleteRemovedPasskeys from './0025-delete-removed-passkeys.ts';

/** In order of their names. A released migration is never changed; a new one follows it. */
export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-world': world,
  '0003-identity': identity,
  '0004-money-and-fairness': moneyAndFairness,
  '0005-mail-queue': mailQueue,
  '0006-indexes': indexes,
  '0007-networks-and-claims': networksAndClaims,
  '0008-search': search,
  '0009-checkouts-of-locks': checkoutsOfLocks,
  '0010-golden-lists': goldenLists,
  '0011-room-for-sessions': roomForSessions,
  '0012-revision-of-stock': revisionOfStock,
  '0013-locks-in-one-row': locksInOneRow,
  '0014-hatching-lists': hatchingLists,
  '0015-rarity-of-more-genes': rarityOfMoreGenes,
  '0016-flows-side-by-side': flowsSideBySide,
  '0017-cycle-reminders': cycleReminders,
  '0018-limits-of-accounts': limitsOfAccounts,
  '0020-session-cookies': sessionCookies,
  '0022-security-events': securityEvents,
  '0023-recent-authentication': recentAuthentication,
  '0024-removed-passkeys': removedPasskeys,
  '0025-delete-removed-passkeys': deleteRemovedPasskeys,
};

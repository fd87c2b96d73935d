import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import { nowInSeconds } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { CalendarSettings } from '../seasons/calendar-settings.ts';
import { createDraftedAssets } from './create-drafted-assets.ts';
import { draftChangingEggs } from './draft-assets.ts';
import { sampleAccounts } from './sample-accounts.ts';
import { listExisting } from './sample-sales-repository.ts';
import { countChangingEggs, listBegunCycles } from './seed-repository.ts';

/** Where a state has fewer eggs, they are brought up to `targetCounts`. */
const minCounts = { incubating: 24, hatching: 12 };
const targetCounts = { incubating: 60, hatching: 30 };

interface Dependencies {
  db: Kysely<Database>;
  clock: Clock;
  calendar: CalendarSettings;
}

/**
 * Keeps eggs that incubate and eggs that hatch in an embedded world. Eggs of one cycle change together, so that between two
 * cycles, and after a time in which the process did not run, there would be none to look at. The eggs that are added belong
 * to the sample accounts and to closed cycles, as the seeded ones do; half of them change within two and a half hours.
 */
export class ChangingEggs {
  readonly #db: Kysely<Database>;
  readonly #clock: Clock;
  readonly #calendar: CalendarSettings;

  constructor({ db, clock, calendar }: Dependencies) {
    this.#db = db;
    this.#clock = clock;
    this.#calendar = calendar;
  }

  /** Adds eggs in the states that have few. A world without sample accounts or without a closed cycle stays as it is. */
  async topUp(): Promise<void> {
    const now = nowInSeconds(this.#clock);
    const { incubating, hatching } = await countChangingEggs(this.#db, now);
    const missing = {
      incubating: incubating < minCounts.incubating ? targetCounts.incubating - incubating : 0,
      hatching: hatching < minCounts.hatching ? targetCounts.hatching - hatching : 0,
    };
    if (missing.incubating + missing.hatching === 0) return;

    await this.#db.transaction().execute(async (transaction) => {
      const ownerIds = await listExisting(
        transaction,
        sampleAccounts.map(({ id }) => id),
      );
      const cycles = (await listBegunCycles(transaction, now)).filter(({ closesAt }) => closesAt <= now);
      if (ownerIds.length === 0 || cycles.length === 0) return;
      const context = { cycles, openCycle: undefined, ownerIds, now, calendar: this.#calendar };
      await createDraftedAssets(transaction, draftChangingEggs(context, missing), cycles);
    });
  }
}

import type { Database } from '../platform/database/database.ts';
import type { ServiceContext } from '../platform/module-context.ts';
import type { CalendarSettings } from '../seasons/season-settings.ts';
import { createDraftedAssets, draftChangingEggs, getHatchingTime } from './draft-assets.ts';
import {
  countIncubatingEggs,
  listBegunCycles,
  listHatchingMinutes,
  listSampleAccountIds,
} from './seed-repository.ts';

/** Minimum number of incubating eggs, below which eggs are added up to `targetIncubating`. */
const minIncubating = 24;
const targetIncubating = 60;

/** Number of coming minutes in which an egg must hatch. Fewer if eggs need less time from the first crack to hatching. */
const minutesAhead = 4;

interface Context extends ServiceContext {
  calendar: CalendarSettings;
}

/**
 * Keeps incubating eggs in an embedded world, and makes an egg hatch in every minute. Eggs of one cycle change together, so
 * between two cycles, and after a time without a running process, the world would have no incubating eggs. The added eggs belong
 * to the sample accounts and to closed cycles, like the seeded eggs. Without such accounts or cycles, adds none.
 */
export async function topUpHatchingEggs({ db, clock, calendar }: Context): Promise<void> {
  const now = clock.nowInSeconds();
  const incubatingCount = await countIncubatingEggs(db, now);
  const missingEggs = {
    incubating: incubatingCount < minIncubating ? targetIncubating - incubatingCount : 0,
    hatchesAt: await listEmptyMinutes(db, now, calendar),
  };
  if (missingEggs.incubating + missingEggs.hatchesAt.length === 0) return;

  await db.transaction().execute(async (transaction) => {
    const ownerIds = await listSampleAccountIds(transaction);
    const cycles = (await listBegunCycles(transaction, now)).filter(({ closesAt }) => closesAt <= now);
    if (ownerIds.length === 0 || cycles.length === 0) return;
    const drafts = draftChangingEggs({ cycles, ownerIds, now, calendar }, missingEggs);
    await createDraftedAssets(transaction, drafts, cycles);
  });
}

/** Lists an instant in each of the next minutes in which no egg hatches. */
async function listEmptyMinutes(db: Database, now: number, calendar: CalendarSettings): Promise<number[]> {
  const seconds = Math.min(minutesAhead * 60, getHatchingTime(calendar));
  const first = Math.floor(now / 60) + 1;
  const minutes = Array.from({ length: Math.floor(seconds / 60) }, (_, index) => first + index);
  const hatchingMinutes = await listHatchingMinutes(db, now, now + seconds + 60);
  return minutes.filter((minute) => !hatchingMinutes.has(minute)).map((minute) => minute * 60 + 30);
}

import { randomUUID } from 'node:crypto';
import type { Database } from '../platform/database/database.ts';
import type { CalendarSettings } from '../seasons/season-settings.ts';
import { createDraftedAssets, draftAssets } from './draft-assets.ts';
import { sampleAccounts } from './sample-accounts.ts';
import { createAccounts, isEmpty, listBegunCycles } from './seed-repository.ts';

/**
 * Fills an empty database with accounts, with sealed eggs of the open cycle, and with assets of past cycles in all other states.
 * Genomes are drawn from the secrets of the cycles, so that they can be verified like the genomes of sold eggs. Some eggs of past
 * cycles change within minutes, others within the next hours; `topUpHatchingEggs` adds more before they run out. Does not change
 * a database with an account or an asset, or without a closed cycle.
 * @param now epoch seconds
 * @returns whether anything was written
 */
export function seedWorld(db: Database, now: number, calendar: CalendarSettings): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const begunCycles = await listBegunCycles(transaction, now);
    const cycles = begunCycles.filter(({ closesAt }) => closesAt <= now);
    const [firstCycle] = cycles;
    if (!firstCycle || !(await isEmpty(transaction))) return false;

    const accounts = sampleAccounts.map((account) => ({
      ...account,
      id: randomUUID(),
      createdAt: firstCycle.opensAt,
    }));
    await createAccounts(transaction, accounts);

    const ownerIds = accounts.map(({ id }) => id);
    const openCycle = begunCycles.find(({ closesAt }) => closesAt > now);
    const drafts = draftAssets({ cycles, ownerIds, now, calendar }, openCycle);
    await createDraftedAssets(transaction, drafts, begunCycles);
    return true;
  });
}

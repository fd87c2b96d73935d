import { nowInSeconds } from '../platform/clock.ts';
import { findAccountByEmail } from '../identity/account-repository.ts';
import { findSeasonAt } from '../seasons/season-repository.ts';
import { createAssets, reserveAssetIds } from '../assets/new-asset-repository.ts';
import type { Command } from './command.ts';
import { CommandError } from './command.ts';
import { wholeNumber } from './whole-number.ts';
import { withDatabase } from './with-database.ts';

export const keysGrant: Command = {
  usage: 'keys grant <email> <count>',
  about: 'Gives gateway keys of the current season to an account.',
  async run([email = '', given, ...more], { config, clock, print }) {
    if (!email.includes('@') || more.length > 0)
      throw new CommandError('Name an account and a number of keys: keys grant moss@example.com 3');
    const count = wholeNumber(given, 'The count', 1_000);
    const ids = await withDatabase({ config, clock }, (db, time) =>
      db.transaction().execute(async (trx) => {
        const now = nowInSeconds(time);
        const account = await findAccountByEmail(trx, email.toLowerCase());
        if (!account) throw new CommandError(`No account has the address ${email}.`);
        const season = await findSeasonAt(trx, now);
        if (!season) throw new CommandError('No season has begun in this world. Start it once.');
        const ids = await reserveAssetIds(trx, count);
        await createAssets(
          trx,
          ids.map((id) => ({
            id,
            ownerId: account.id,
            type: 'GATEWAY_KEY',
            season: season.name,
            seasonAge: season.age,
            golden: false,
            createdAt: now,
            modifiedAt: now,
          })),
        );
        return ids;
      }),
    );
    print(
      `${email} has ${count === 1 ? 'one more gateway key' : `${count} more gateway keys`}: ${listOf(ids)}.`,
    );
  },
};

const listOf = (ids: number[]) =>
  ids.length <= 10 ? ids.join(', ') : `${ids.slice(0, 9).join(', ')} and ${ids.length - 9} more`;

import { OperatorError } from '@emberclutch/server/process/operator-error.ts';
import { userInfo } from 'node:os';
import { grantKeys } from '../assets/grant-keys.ts';
import { findAccountByEmail } from '../identity/account-repository.ts';
import { findSeasonAt } from '../seasons/season-repository.ts';
import type { Command } from './command.ts';
import { parseWholeNumber, runWithDatabase } from './command.ts';

export const keysGrant: Command = {
  usage: 'keys grant <email> <count> <reason>',
  description:
    'Gives gateway keys of the current season to an account, and records your user name and the reason.',
  async run([email = '', rawCount, ...reasonWords], { config, clock, print }) {
    if (!email.includes('@'))
      throw new OperatorError(
        'Name an account, a number of keys and the reason: keys grant moss@example.com 3 "Won the drawing contest"',
      );
    const count = parseWholeNumber(rawCount, 'The count', 1_000);
    const reason = reasonWords.join(' ').trim();
    if (reason === '') throw new OperatorError('Say why, after the count. Do not name the player.');
    await runWithDatabase({ config, clock }, (db, databaseClock) =>
      db.transaction().execute(async (trx) => {
        const now = databaseClock.nowInSeconds();
        const account = await findAccountByEmail(trx, email.toLowerCase());
        if (!account) throw new OperatorError(`No account has the address ${email}.`);
        const season = await findSeasonAt(trx, now);
        if (!season) throw new OperatorError('No season has begun in this world. Start the provider once.');
        return grantKeys(
          trx,
          { ownerId: account.id, count, season, grantedBy: readOperatorName(), reason },
          now,
        );
      }),
    );
    print(`${email} has ${count === 1 ? 'one more gateway key' : `${count} more gateway keys`}.`);
  },
};

function readOperatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown'; // A container may run as a user without a name.
  }
}

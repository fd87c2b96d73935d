import { OperatorError } from '@emberclutch/server/process/operator-error.ts';
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import StripeApi from 'stripe';
import type { Config } from '../config/config.ts';
import { createStripeClient } from '../payments/stripe/stripe-client.ts';
import type { StripeSettings } from '../payments/payment-settings.ts';
import { compareMigrations } from '../platform/database/migrations.ts';
import { connectForCommand } from '../platform/database/open-database.ts';
import { embed } from '../platform/database/embedded-database.ts';
import type { Database } from '../platform/database/database.ts';
import { markRestoring, removeRestoreMark } from '../platform/database/restore-mark.ts';
import { lockFolder } from '../platform/lock-folder.ts';
import { fromMinorUnits } from '../platform/minor-units.ts';
import { parseCheckoutId } from '../spawn/lock/lock-record.ts';
import { hasProviderTables } from './command.ts';
import type { Command } from './command.ts';
import { runPostgresTool } from './postgres-tool.ts';
import {
  countContents,
  deleteTransientRecords,
  hasTables,
  raiseSequences,
  removePasskeys,
  hasPayment,
} from './restored-database-repository.ts';
import type { Contents } from './restored-database-repository.ts';

/** The search for payments starts this many seconds before the last record of a backup, because a buyer may have opened one earlier. */
const marginSeconds = 86_400;

/**
 * Lists the payments that Stripe took for checkouts of this provider but the restored database lacks. Reads tables of any version.
 * @param since when the last record of the backup was written, in epoch seconds
 * @throws {OperatorError} when Stripe is unreachable
 */
export async function listPaymentsSinceBackup(db: Database, settings: StripeSettings, since: number) {
  const sessions = createStripeClient(settings).checkout.sessions.list({
    created: { gte: since - marginSeconds },
    status: 'complete',
    limit: 100,
  });
  const missingPayments: { id: string; amount: string; currency: string }[] = [];
  try {
    for await (const session of sessions) {
      const { id, client_reference_id: checkoutId, amount_total: total, currency } = session;
      // Other programs may sell through the same Stripe account.
      const isOurs = checkoutId !== null && parseCheckoutId(checkoutId) !== undefined;
      if (session.payment_status === 'unpaid' || !isOurs || (await hasPayment(db, id))) continue;
      missingPayments.push({
        id,
        amount: fromMinorUnits(total ?? 0),
        currency: (currency ?? '').toUpperCase(),
      });
    }
  } catch (failure) {
    if (!(failure instanceof StripeApi.errors.StripeError)) throw failure;
    throw new OperatorError(
      `The world is back, but the payments could not be read from Stripe: ${failure.message}`,
    );
  }
  return missingPayments;
}

export const restore: Command = {
  usage: 'restore <file> [--remove-passkeys]',
  about:
    'Restores a backup into an empty database or folder. Ends sessions, sign-ins and queued mails, and lists the payments made since. Does not migrate the tables.',
  async run([file, option, ...otherArguments], { config, print }) {
    const isValidOption = option === undefined || option === removePasskeysOption;
    if (file === undefined || !isValidOption || otherArguments.length > 0)
      throw new OperatorError('Name the file of a backup: restore world.backup');
    if (!existsSync(file)) throw new OperatorError(`There is no file ${file}.`);
    const isEmbedded = config.databaseUrl === null;
    const contents = await (isEmbedded ? restoreEmbedded : restoreServer)(config, file, {
      keepsPasskeys: option === undefined,
      print,
    });
    await printDifferences(config, contents, print);
  },
};

const removePasskeysOption = '--remove-passkeys';

interface RestoreOptions {
  keepsPasskeys: boolean;
  print(line: string): void;
}

/** Makes a restored database safe to use. No process may use it before that. */
async function completeRestore(
  db: Database,
  { keepsPasskeys, print }: RestoreOptions,
  allowUse?: (trx: Database) => Promise<void>,
): Promise<Contents> {
  const contents = await countContents(db);
  const { accounts, assets, passkeys } = contents;
  const endedRecords = await db.transaction().execute(async (trx) => {
    await raiseSequences(trx, sequenceIncrease);
    if (!keepsPasskeys) await removePasskeys(trx);
    const records = await deleteTransientRecords(trx);
    await allowUse?.(trx);
    return records;
  });
  print(`The world is back: ${accounts} accounts, ${assets} assets.`);
  print(
    `Ended: ${endedRecords.sessions} sessions, ${endedRecords.auth_flows + endedRecords.ceremonies} sign-ins, ${endedRecords.mail_queue} queued mails. New ids start ${sequenceIncrease} higher.`,
  );
  if (passkeys > 0)
    print(
      keepsPasskeys
        ? `${passkeys} passkeys sign in, including any that were removed after the backup. ${removePasskeysOption} removes them all.`
        : `${passkeys} passkeys were removed: their owners sign in with a code.`,
    );
  return contents;
}

/** Prints how the tables differ from the tables of this version, and which payments were made after the backup. */
async function printDifferences(
  config: Config,
  { lastRecordAt }: Contents,
  print: (line: string) => void,
): Promise<void> {
  const { db, close } = await connectForCommand(config);
  try {
    const { missing } = await compareMigrations(db);
    if (missing.length > 0) print(`The tables are of an earlier version: they lack ${missing.join(', ')}.`);
    if (config.stripe)
      for (const { id, amount, currency } of await listPaymentsSinceBackup(db, config.stripe, lastRecordAt))
        print(`Stripe took ${amount} ${currency} (${id}), which is not in the backup.`);
  } finally {
    await close();
  }
}

/** Increase of every sequence: more than the number of ids that are assigned between two backups. */
const sequenceIncrease = 100_000;

/** Renames the folder of the database last, so that an interrupted restore leaves no world. */
async function restoreEmbedded(
  { worldFolder }: Config,
  file: string,
  options: RestoreOptions,
): Promise<Contents> {
  const unlock = lockFolder(worldFolder);
  try {
    if (existsSync(`${worldFolder}/postgres`))
      throw new OperatorError(
        `There is a world in ${worldFolder} already. Move it away, or set DATA_DIR to another folder.`,
      );
    const draft = `${worldFolder}/restoring`;
    await rm(draft, { recursive: true, force: true });
    try {
      const contents = await fillDraft(draft, file, options);
      await rename(draft, `${worldFolder}/postgres`);
      return contents;
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  } finally {
    unlock();
  }
}

async function fillDraft(draft: string, file: string, options: RestoreOptions): Promise<Contents> {
  const { db, close } = embed(await unpack(draft, file));
  try {
    return await completeRestore(db, options);
  } finally {
    await close();
  }
}

async function unpack(folder: string, file: string): Promise<PGlite> {
  try {
    const pglite = await PGlite.create({ dataDir: folder, loadDataDir: new Blob([await readFile(file)]) });
    await pglite.query('select name from kysely_migration');
    return pglite;
  } catch (cause) {
    throw new OperatorError(`${file} is not a backup of an embedded world, or it is damaged.`, { cause });
  }
}

/** Marks the database first, and removes the mark with the last statement, so that no process starts on it after an interruption. */
async function restoreServer(config: Config, file: string, options: RestoreOptions): Promise<Contents> {
  if (await hasProviderTables(config))
    throw new OperatorError('The database holds a world already. Set DATABASE_URL to an empty one.');
  const { db, close } = await connectForCommand(config);
  try {
    await markRestoring(db);
    await loadServer(db, config.databaseUrl ?? '', file);
    if (!(await hasTables(db))) throw new OperatorError('The backup was restored, but contains no world.');
    return await completeRestore(db, options, removeRestoreMark);
  } finally {
    await close();
  }
}

async function loadServer(db: Database, databaseUrl: string, file: string): Promise<void> {
  try {
    await runPostgresTool('pg_restore', databaseUrl, [
      '--no-owner',
      '--no-privileges',
      '--single-transaction',
      '--exit-on-error',
      file,
    ]);
  } catch (failure) {
    // `pg_restore` has written nothing, so the database is still empty.
    await removeRestoreMark(db);
    throw failure;
  }
}

import type { AccountData } from '@emberclutch/contract/identity/account-data.ts';
import type { AccountHoldings } from '@emberclutch/contract/identity/account-holdings.ts';
import { anonymizeAccount, getAccount, lockAccountForDeletion } from '../identity/account-repository.ts';
import { lockFlowsOfAddress } from '../identity/codes/code-flow-repository.ts';
import { describeRequest } from '../identity/request-client.ts';
import type { RequestClient } from '../identity/request-client.ts';
import type { SecurityEventService } from '../identity/security-events/security-event-service.ts';
import { joinParagraphs } from '../mail/mail-texts.ts';
import type { Mailer, Mail } from '../mail/mailer.ts';
import { BusyError, retryWhileBusy } from '../platform/attempts/retry-while-busy.ts';
import type { Database } from '../platform/database/database.ts';
import type { ServiceContext } from '../platform/module-context.ts';
import { countHoldings, readPersonalData, removePersonalData } from './personal-data-repository.ts';

interface Dependencies extends ServiceContext {
  mailer: Mailer;
  securityEvents: SecurityEventService;
  publicUrl: string;
}

/** Writes the last mail to an account. @param requestDetails device, network and time of the deletion */
const writeAccountDeletedMail = (to: string, requestDetails: string, publicUrl: string): Mail => ({
  to,
  code: null,
  subject: 'Your account was deleted',
  text: joinParagraphs(
    'Farewell, keeper.',
    `Your account was deleted ${requestDetails}. Your name, this address, your passkeys, your sessions, your reminders and your security diary are gone.`,
    'Your eggs, dragons and gateway keys stay in the guide, with “a former keeper”: no account owns them any more. Receipts stay without your name, as the law requires. A payment that still arrives is given back.',
    `This cannot be undone. You can begin again at ${publicUrl}/register, also with this address.`,
  ),
});

/** Gives players all data about their account, and deletes it. */
export class PersonalDataService {
  readonly #deps: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#deps = dependencies;
  }

  /** Counts the assets and purchases that remain when the account is deleted. */
  countHoldings(accountId: string): Promise<AccountHoldings> {
    return countHoldings(this.#deps.db, accountId);
  }

  /** Returns all stored data about the account, and adds the download to the security log. */
  async export(accountId: string, client: RequestClient): Promise<AccountData> {
    const { db, clock, securityEvents } = this.#deps;
    const exportedAt = clock.nowInSeconds();
    await db.transaction().execute(async (trx) => {
      const event = { accountId, kind: 'data_exported', client } as const;
      await securityEvents.record(event, trx);
      await securityEvents.mail(event, trx);
    });
    const { email } = await getAccount(db, accountId);
    return { accountId, exportedAt, tables: await readPersonalData(db, { accountId, email }) };
  }

  /**
   * Deletes the account: its name, address, ways to sign in, log and reminders. Its row stays without a link to the person, because
   * others see the assets and the accounting needs the sales. A payment that arrives later is refunded.
   */
  async deleteAccount(accountId: string, client: RequestClient): Promise<void> {
    const { db, clock, mailer, publicUrl } = this.#deps;
    const now = clock.nowInSeconds();
    await retryWhileBusy(() =>
      db.transaction().execute(async (trx) => {
        const email = await lockWithFlows(trx, accountId);
        await removePersonalData(trx, { accountId, email });
        await anonymizeAccount(trx, accountId, { ...createFormerOwner(accountId), now });
        const requestDetails = describeRequest(client, now);
        await mailer.send(writeAccountDeletedMail(email, requestDetails, publicUrl), trx);
      }),
    );
  }
}

/**
 * Locks an account for its deletion, after the flows of its address: redeeming a code locks a flow and then the account, and a fixed order
 * prevents deadlocks.
 * @returns the address
 * @throws {BusyError} when the address has changed in the meantime
 */
async function lockWithFlows(trx: Database, accountId: string): Promise<string> {
  const { email } = await getAccount(trx, accountId);
  await lockFlowsOfAddress(trx, email);
  const account = await lockAccountForDeletion(trx, accountId);
  if (account.email !== email) throw new BusyError();
  return email;
}

/** Creates the name and the address that the row of a deleted account gets. `.invalid` addresses have no inbox (RFC 6761), and the id keeps them unique. */
const createFormerOwner = (accountId: string) => ({
  displayName: 'a former keeper',
  email: `${accountId}@former-keeper.invalid`,
});

import { Email } from '@emberclutch/contract/identity/input/email.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/module-context.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { writeResetMail, writeUnknownAddressMail } from '../../mail/mail-texts.ts';
import type { AccountRecord } from '../account-repository.ts';
import { findAccountByEmail, findAccountsByName, lockAccount } from '../account-repository.ts';
import { countAttempt } from '../../platform/attempts/attempt-repository.ts';
import type { CodeFlowService, PendingFlow } from '../codes/code-flow-service.ts';
import type { CodeSubmission, FlowClient } from '../request-client.ts';
import { describeCodeMail } from '../codes/describe-code-mail.ts';
import { deletePasskeysSince, getPasskeyName } from '../passkeys/passkey-repository.ts';
import type { SecurityEventService } from '../security-events/security-event-service.ts';
import { removeSessions } from '../sessions/session-repository.ts';
import type { CompletedSignIn, SessionService } from '../sessions/session-service.ts';

interface Dependencies extends ServiceContext {
  mailer: Mailer;
  sessions: SessionService;
  codes: CodeFlowService;
  securityEvents: SecurityEventService;
  publicUrl: string;
}

/**
 * Recovers an account by name or address, with a mailed code. Recovery ends all other sessions and removes all passkeys, because
 * each of them may belong to an intruder or be on a lost device, while the mailbox is older than all of them. The response reveals
 * neither whether an account exists nor which address a name has. It does reveal that several accounts share a name, but their eggs
 * show that anyway.
 */
export class ResetService {
  readonly #deps: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#deps = dependencies;
  }

  /**
   * @returns the challenge to send back with the code, and for an address whether an e-mail is sent
   * @throws {ProblemError} `conflict` if several accounts have the name, `too_many_requests` with Retry-After
   */
  async begin({ username, client }: { username: string; client: FlowClient }): Promise<PendingFlow> {
    const { db, codes, mailer } = this.#deps;
    const email = Email.safeParse(username).data;
    const { code, challenge, account, isMailed } = await codes.begin({
      purpose: 'reset',
      identifier: email ?? username.toLowerCase(),
      client,
      findByName: email === undefined ? (trx) => findOnlyAccountOfName(trx, username) : undefined,
    });
    const to = account?.email ?? email;
    if (code === null) return { challenge, isMailed };
    // An unknown name gets no mail. A write with a similar cost keeps the duration of the call the same.
    if (to === undefined)
      await countAttempt(db, { subject: `nobody ${challenge.slice(0, 20)}`, windowStart: 0 });
    else {
      const mail = describeCodeMail(this.#deps, { to, code, challenge, client, path: '/reset?step=code' });
      await mailer.send(account ? writeResetMail(mail) : writeUnknownAddressMail(mail));
    }
    return { challenge, isMailed };
  }

  /** Signs in with the code, ends all other sessions of the account, and removes its passkeys. */
  complete(completion: CodeSubmission): Promise<CompletedSignIn> {
    const { codes, sessions, securityEvents } = this.#deps;
    return codes.redeem('reset', completion, async (transaction, flow) => {
      const account = await findAccountByEmail(transaction, flow.email);
      if (!account) throw new Error('A reset without an account was completed.');
      const { id } = account;
      // If another session adds a passkey, it has either been committed, and is removed here, or will be rejected later.
      await lockAccount(transaction, id);
      await removeSessions(transaction, id);
      const removedPasskeys = await deletePasskeysSince(transaction, { accountId: id, since: 0 });
      const session = await sessions.open(id, { ...completion, signedInBy: 'reset' }, transaction);
      const event = { accountId: id, kind: 'reset', client: completion } as const;
      await securityEvents.mail({ ...event, passkeys: removedPasskeys.map(getPasskeyName) }, transaction);
      return { accountId: id, ...session };
    });
  }
}

async function findOnlyAccountOfName(db: Database, displayName: string): Promise<AccountRecord | undefined> {
  const [account, otherAccount] = await findAccountsByName(db, displayName);
  if (otherAccount)
    throw new ProblemError('conflict', 'Several accounts have this name. Please enter the e-mail address.');
  return account;
}

import { Email } from '@emberclutch/shared/contract/email';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { resetMail, unknownAddressMail } from '../../mail/mail-texts.ts';
import { findAccountByEmail, findAccountByName } from '../account-repository.ts';
import { countAttempt } from '../attempts/attempt-repository.ts';
import type { CodeSubmission, CodeFlowService } from '../codes/code-flow-service.ts';
import type { NewSession, SessionService } from '../sessions/session-service.ts';

interface Parts {
  db: Kysely<Database>;
  mailer: Mailer;
  sessions: SessionService;
  codes: CodeFlowService;
  publicUrl: string;
}

/**
 * Getting an account back: by its name or address, with a mailed code, ending every other session. There are no
 * passwords to forget. Whoever asks learns neither who has an account nor which address a name has.
 */
export class ResetService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** How long a flow is good for, in seconds. */
  get life() {
    return this.#parts.codes.life;
  }

  /**
   * @returns the challenge to echo when completing
   * @throws {ProblemError} `too_many_requests` with Retry-After
   */
  async begin({ username, clientAddress }: { username: string; clientAddress: string }): Promise<string> {
    const { db, codes, mailer, publicUrl } = this.#parts;
    const email = Email.safeParse(username).data;
    const { code, challenge, account } = await codes.begin({
      purpose: 'reset',
      identifier: email ?? username.toLowerCase(),
      displayName: null,
      clientAddress,
      findAccount: (db) =>
        email === undefined ? findAccountByName(db, username) : findAccountByEmail(db, email),
    });
    const to = account?.email ?? email;
    const minutes = Math.round(this.life / 60);
    // A name that nobody has is written to nobody, in the time that writing a mail takes.
    if (to === undefined)
      await countAttempt(db, { subject: `nobody ${challenge.slice(0, 20)}`, windowStart: 0 });
    else await mailer.send((account ? resetMail : unknownAddressMail)({ to, code, minutes, publicUrl }));
    return challenge;
  }

  /**
   * Signs in whoever brings the code back, and signs the account out everywhere else.
   * @throws {ProblemError} `code_wrong`, `code_expired`, `code_used_up`
   */
  complete(completion: CodeSubmission): Promise<NewSession & { accountId: string }> {
    const { codes, sessions } = this.#parts;
    return codes.redeem('reset', completion, async (transaction, flow) => {
      const { id } = await existing(transaction, flow.email);
      await sessions.endOthers(id, null, transaction);
      const opened = await sessions.open(id, { ...completion, signedInBy: 'reset' }, transaction);
      return { accountId: id, ...opened };
    });
  }
}

async function existing(db: Kysely<Database>, email: string) {
  const account = await findAccountByEmail(db, email);
  if (!account) throw new Error('A reset without an account was completed.');
  return account;
}

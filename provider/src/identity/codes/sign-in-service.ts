import type { Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import { nowInSeconds } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { alreadyRegisteredMail, signInMail, signUpMail, unknownAddressMail } from '../../mail/mail-texts.ts';
import { createAccount, findAccountByEmail } from '../account-repository.ts';
import type { AuthFlow } from './code-flow-repository.ts';
import type { CodeSubmission, CodeFlowService } from './code-flow-service.ts';
import type { NewSession, SessionService } from '../sessions/session-service.ts';

interface Parts {
  clock: Clock;
  mailer: Mailer;
  sessions: SessionService;
  codes: CodeFlowService;
  publicUrl: string;
}

interface Asker {
  email: string;
  clientAddress: string;
}

/**
 * Signing in by a mailed code. Whoever asks learns nothing about who has an account: every asking begins a flow, sends
 * one mail and is answered alike; the mail tells the owner of the address, and nobody else, how to go on.
 */
export class SignInService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** How long a flow is good for, in seconds. */
  get life() {
    return this.#parts.codes.life;
  }

  /**
   * @returns the challenge to echo when confirming
   * @throws {ProblemError} `too_many_requests` with Retry-After
   */
  async beginSignUp(asker: Asker & { displayName: string }): Promise<string> {
    const { code, challenge, account } = await this.#begin(asker, asker.displayName);
    await this.#parts.mailer.send((account ? alreadyRegisteredMail : signUpMail)(this.#letter(asker, code)));
    return challenge;
  }

  /** As `beginSignUp`; for an address nobody has signed up with, the mail says so and carries no code. */
  async beginLogin(asker: Asker): Promise<string> {
    const { code, challenge, account } = await this.#begin(asker, null);
    await this.#parts.mailer.send((account ? signInMail : unknownAddressMail)(this.#letter(asker, code)));
    return challenge;
  }

  /**
   * Signs in whoever brings the code back; a sign-up's account is made here.
   * @throws {ProblemError} `code_wrong`, `code_expired`, `code_used_up`
   */
  confirm(confirmation: CodeSubmission): Promise<NewSession & { accountId: string }> {
    const { codes, sessions } = this.#parts;
    return codes.redeem('sign_in', confirmation, async (transaction, flow) => {
      const { id } = await this.#accountOf(transaction, flow);
      return { accountId: id, ...(await sessions.open(id, confirmation, transaction)) };
    });
  }

  #begin({ email, clientAddress }: Asker, displayName: string | null) {
    return this.#parts.codes.begin({
      purpose: 'sign_in',
      identifier: email,
      displayName,
      clientAddress,
      findAccount: (db) => findAccountByEmail(db, email),
    });
  }

  async #accountOf(db: Kysely<Database>, { email, displayName }: AuthFlow) {
    const account = await findAccountByEmail(db, email);
    if (account) return account;
    if (displayName === null) throw new Error('A login flow without an account was confirmed.');
    const created = nowInSeconds(this.#parts.clock);
    return createAccount(db, { id: randomUUID(), email, displayName, created });
  }

  #letter({ email }: Asker, code: number) {
    return { to: email, code, minutes: Math.round(this.life / 60), publicUrl: this.#parts.publicUrl };
  }
}

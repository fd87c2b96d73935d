import type { EmailChangeCodesBody } from '@emberclutch/contract/identity/input/email-change.ts';
import type { Kysely } from 'kysely';
import type { Mailer } from '../../mail/mailer.ts';
import type { Clock } from '../../platform/clock.ts';
import { nowInSeconds } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import {
  changeEmail,
  findAccountByEmail,
  getAccount,
  keepAccount,
  lockAccount,
} from '../account-repository.ts';
import type { CodeFlowService } from '../codes/code-flow-service.ts';
import { describeRequest } from '../describe-request.ts';
import type { RequestClient } from '../request-client.ts';
import type { SecurityEventService } from '../security-events/security-event-service.ts';
import type { FlowClient } from '../sessions/flow-client.ts';
import { emailChangeMails } from './email-change-mails.ts';

interface Dependencies {
  db: Kysely<Database>;
  clock: Clock;
  mailer: Mailer;
  codes: CodeFlowService;
  securityEvents: SecurityEventService;
  publicUrl: string;
}

interface NewEmail {
  accountId: string;
  /** The new address. */
  email: string;
  client: FlowClient;
}

interface BothCodes {
  accountId: string;
  body: EmailChangeCodesBody;
  client: RequestClient;
}

/** Separates the challenges of the two flows, which are base64url. */
const separator = '.';

/** Moves an account to another e-mail address, after both addresses have confirmed it by a mailed code. */
export class EmailChangeService {
  readonly #deps: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#deps = dependencies;
  }

  /**
   * Mails a code to both addresses. The answer is the same if the new one has an account; the mail to it says so.
   * @returns the challenge to send back with the codes, and whether both mails go out
   * @throws {ProblemError} `conflict` if it is the current address, `too_many_requests` with Retry-After,
   * `unauthorized` if the account is deleted in the meantime
   */
  async begin({ accountId, email, client }: NewEmail): Promise<{ challenge: string; isMailed: boolean }> {
    const { db, clock, codes, mailer } = this.#deps;
    const current = await getAccount(db, accountId);
    if (current.email === email)
      throw new ProblemError('conflict', 'This is the address of your account already.');
    const beginAt = (purpose: 'leave_email' | 'take_email', identifier: string) =>
      codes.begin({
        purpose,
        identifier,
        isAddress: true,
        displayName: null,
        // The account of a new address is another one.
        client: { ...client, isSignedIn: purpose === 'leave_email' },
        // A concurrent deletion of the account waits for the flow, and removes it.
        findAccount: async (transaction) => {
          await keepAccount(transaction, accountId);
          return findAccountByEmail(transaction, identifier);
        },
      });
    const leaving = await beginAt('leave_email', current.email);
    const taking = await beginAt('take_email', email);
    const mail = {
      minutes: Math.round(codes.life / 60),
      askedFor: describeRequest(client, nowInSeconds(clock)),
    };
    await db.transaction().execute(async (trx) => {
      await keepAccount(trx, accountId);
      if (leaving.code !== null)
        await mailer.send(
          emailChangeMails.leave({ ...mail, to: current.email, code: leaving.code, newEmail: email }),
          trx,
        );
      if (taking.code !== null)
        await mailer.send(
          (taking.account ? emailChangeMails.taken : emailChangeMails.take)({
            ...mail,
            to: email,
            siteName: mailer.siteName,
            code: taking.code,
          }),
          trx,
        );
    });
    return {
      challenge: [leaving.challenge, taking.challenge].join(separator),
      isMailed: leaving.code !== null && taking.code !== null,
    };
  }

  /**
   * Changes the address, and mails both addresses.
   * @throws {ProblemError} `code_wrong`, `code_expired`, `code_used_up`, `conflict` if another account has taken the address
   * meanwhile, `too_many_requests` with Retry-After
   */
  async finish({ accountId, body, client }: BothCodes): Promise<void> {
    const { clock, codes, mailer, securityEvents, publicUrl } = this.#deps;
    const [leaving = '', taking = ''] = body.challenge.split(separator);
    const submission = { ...client, keepsCookies: false };
    await codes.redeemAll(
      [
        { ...submission, purpose: 'leave_email', challenge: leaving, code: body.currentCode },
        { ...submission, purpose: 'take_email', challenge: taking, code: body.newCode },
      ],
      async (transaction, [left, taken]) => {
        // After a concurrent deletion, the account must not get an address.
        await lockAccount(transaction, accountId);
        const account = await getAccount(transaction, accountId);
        if (!taken || left?.email !== account.email)
          throw new ProblemError('code_expired', 'These codes belong to another account.');
        if (!(await changeEmail(transaction, accountId, taken.email)))
          throw new ProblemError('conflict', 'This address has been given an account in the meantime.');
        await securityEvents.record({ accountId, kind: 'email_changed', client }, transaction);
        const by = { userAgent: client.userAgent, address: client.clientAddress };
        const doneOn = describeRequest(by, nowInSeconds(clock));
        for (const to of [account.email, taken.email])
          await mailer.send(
            emailChangeMails.changed({ to, newEmail: taken.email, doneOn, publicUrl }),
            transaction,
          );
      },
    );
  }
}

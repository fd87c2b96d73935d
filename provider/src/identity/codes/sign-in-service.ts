import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Mailer } from '../../mail/mailer.ts';
import {
  writeAlreadyRegisteredMail,
  writeSignInMail,
  writeSignUpMail,
  writeUnknownAddressMail,
} from '../../mail/mail-texts.ts';
import { createAccount, findAccountByEmail } from '../account-repository.ts';
import { describeCodeMail } from './describe-code-mail.ts';
import type { AuthFlow } from './code-flow-repository.ts';
import type { CodeSubmission, FlowClient } from '../request-client.ts';
import type { CodeFlowService, PendingFlow } from './code-flow-service.ts';
import type { CompletedSignIn, SessionService } from '../sessions/session-service.ts';

interface Dependencies {
  clock: Clock;
  mailer: Mailer;
  sessions: SessionService;
  codes: CodeFlowService;
  publicUrl: string;
}

interface SignInRequest {
  email: string;
  client: FlowClient;
  /** Set only for a sign-up. */
  displayName?: string;
}

/**
 * Signs in with a mailed code. The response does not reveal whether an account exists: every request begins a flow and gets the
 * same response. Only the mail says how to continue. A flooded inbox gets no more e-mails for a while.
 */
export class SignInService {
  readonly #deps: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#deps = dependencies;
  }

  /**
   * Begins a sign-up or a sign-in. The mail of a sign-in to an address without an account says so and contains no code.
   * @returns the challenge to send back with the code, and whether an e-mail is sent
   * @throws {ProblemError} `too_many_requests` with Retry-After
   */
  async begin({ email, client, displayName }: SignInRequest): Promise<PendingFlow> {
    const { codes, mailer } = this.#deps;
    const request = { purpose: 'sign_in', identifier: email, displayName, client } as const;
    const { code, challenge, account, isMailed } = await codes.begin(request);
    const [writeToAccount, writeToNewAddress] =
      displayName === undefined
        ? [writeSignInMail, writeUnknownAddressMail]
        : [writeAlreadyRegisteredMail, writeSignUpMail];
    if (code !== null) {
      const mail = describeCodeMail(this.#deps, { to: email, code, challenge, client, path: '/verify' });
      await mailer.send(account ? writeToAccount(mail) : writeToNewAddress(mail));
    }
    return { challenge, isMailed };
  }

  /** Signs in with the code. For a sign-up, creates the account. @throws {ProblemError} like `redeemAll` of `CodeFlowService` */
  confirm(confirmation: CodeSubmission): Promise<CompletedSignIn> {
    const { codes, sessions } = this.#deps;
    return codes.redeem('sign_in', confirmation, async (transaction, flow) => {
      const { id } = await this.#findOrCreateAccount(transaction, flow);
      return { accountId: id, ...(await sessions.open(id, confirmation, transaction)) };
    });
  }

  async #findOrCreateAccount(db: Database, { email, displayName }: AuthFlow) {
    const account = await findAccountByEmail(db, email);
    if (account) return account;
    if (displayName === null) throw new Error('A login flow without an account was confirmed.');
    const createdAt = this.#deps.clock.nowInSeconds();
    return createAccount(db, { id: randomUUID(), email, displayName, created: createdAt });
  }
}

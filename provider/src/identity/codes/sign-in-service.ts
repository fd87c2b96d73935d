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
import type { StartedFlow, CodeFlowService } from './code-flow-service.ts';
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
}

type PendingSignIn = Pick<StartedFlow, 'challenge' | 'isMailed'>;

/**
 * Signs in with a mailed code. The response does not reveal whether an account exists: every request begins a flow and gets the
 * same response. Only the mail says how to continue. A flooded inbox gets no more e-mails for a while.
 */
export class SignInService {
  readonly #deps: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#deps = dependencies;
  }

  /** Validity of a flow in seconds. */
  get lifetime() {
    return this.#deps.codes.lifetime;
  }

  /**
   * @returns the challenge to send back with the code, and whether an e-mail is sent
   * @throws {ProblemError} `too_many_requests` with Retry-After
   */
  async beginSignUp(request: SignInRequest & { displayName: string }): Promise<PendingSignIn> {
    const { code, challenge, account, isMailed } = await this.#begin(request, request.displayName);
    if (code !== null)
      await this.#deps.mailer.send(
        (account ? writeAlreadyRegisteredMail : writeSignUpMail)(
          this.#describeMail(request, code, challenge),
        ),
      );
    return { challenge, isMailed };
  }

  /** Works like `beginSignUp`. The mail to an address without an account says so and contains no code. */
  async beginLogin(request: SignInRequest): Promise<PendingSignIn> {
    const { code, challenge, account, isMailed } = await this.#begin(request, null);
    if (code !== null)
      await this.#deps.mailer.send(
        (account ? writeSignInMail : writeUnknownAddressMail)(this.#describeMail(request, code, challenge)),
      );
    return { challenge, isMailed };
  }

  /**
   * Signs in with the code. For a sign-up, creates the account.
   * @throws {ProblemError} `code_wrong`, `code_expired`, `code_used_up`
   */
  confirm(confirmation: CodeSubmission): Promise<CompletedSignIn> {
    const { codes, sessions } = this.#deps;
    return codes.redeem('sign_in', confirmation, async (transaction, flow) => {
      const { id } = await this.#findOrCreateAccount(transaction, flow);
      return { accountId: id, ...(await sessions.open(id, confirmation, transaction)) };
    });
  }

  /** Ends a flow for a person who received its mail without requesting it. The response does not reveal whether the flow existed. */
  end(challenge: string): Promise<void> {
    return this.#deps.codes.end(challenge);
  }

  #begin({ email, client }: SignInRequest, displayName: string | null) {
    return this.#deps.codes.begin({
      purpose: 'sign_in',
      identifier: email,
      isAddress: true,
      displayName,
      client,
      findAccount: (db) => findAccountByEmail(db, email),
    });
  }

  async #findOrCreateAccount(db: Database, { email, displayName }: AuthFlow) {
    const account = await findAccountByEmail(db, email);
    if (account) return account;
    if (displayName === null) throw new Error('A login flow without an account was confirmed.');
    const createdAt = this.#deps.clock.nowInSeconds();
    return createAccount(db, { id: randomUUID(), email, displayName, created: createdAt });
  }

  #describeMail({ email, client }: SignInRequest, code: number, challenge: string) {
    const { clock, mailer, publicUrl } = this.#deps;
    const now = clock.nowInSeconds();
    return describeCodeMail({
      to: email,
      code,
      challenge,
      client,
      lifetime: this.lifetime,
      now,
      publicUrl,
      siteName: mailer.siteName,
      path: '/verify',
    });
  }
}

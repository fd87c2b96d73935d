import type { ReauthenticateByPasskeyBody } from '@emberclutch/contract/identity/input/reauthentication.ts';
import { intruderWarning, writeConfirmationMail } from '../../mail/mail-texts.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { ServiceContext } from '../../platform/module-context.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { getAccount, lockAccountAgainstDeletion } from '../account-repository.ts';
import type { CodeFlowService, PendingFlow } from '../codes/code-flow-service.ts';
import { describeCodeRequest } from '../codes/describe-code-mail.ts';
import type { CodeSubmission, FlowClient } from '../request-client.ts';
import type { CeremonyService } from '../passkeys/ceremony-service.ts';
import { createAssertionOptions, rejectAssertion, verifyAssertion } from '../passkeys/verify-assertion.ts';
import {
  findPasskey,
  listPasskeys,
  recordPasskeyUse,
  toAllowedCredential,
} from '../passkeys/passkey-repository.ts';
import type { RelyingParty } from '../passkeys/relying-party.ts';
import type { CurrentSession, SessionService } from '../sessions/session-service.ts';

interface Dependencies extends ServiceContext {
  mailer: Mailer;
  ceremonies: CeremonyService;
  codes: CodeFlowService;
  relyingParty: RelyingParty;
  sessions: SessionService;
}

/** How long a sign-in or a reauthentication is valid for calls that change ways to sign in, in seconds. */
const recentSeconds = 600;

const mailTexts = {
  subject: 'that it is you',
  instruction: 'Enter it in your profile, where you are about to change how you sign in.',
  warning: intruderWarning,
};

/**
 * Confirms who uses a session, with a passkey or a mailed code, before calls with which the thief of a session could lock
 * the owner out. See docs/adr/0033.
 */
export class ReauthenticationService {
  readonly #deps: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#deps = dependencies;
  }

  /** @throws {ProblemError} `reauthentication_required` if the last authentication of the session is too old */
  async require(sessionId: string): Promise<void> {
    const { clock, sessions } = this.#deps;
    const age = clock.nowInSeconds() - (await sessions.findAuthenticationTime(sessionId));
    if (age >= recentSeconds)
      throw new ProblemError('reauthentication_required', 'Please confirm that it is you, then try again.');
  }

  /** @throws {ProblemError} `not_found` when the account has no passkey that proves identity */
  async beginByPasskey(accountId: string) {
    const { db, ceremonies, relyingParty, sessions } = this.#deps;
    const accountPasskeys = await listPasskeys(db, accountId);
    const passkeys = accountPasskeys.filter((passkey) => sessions.canProveIdentity(passkey));
    if (passkeys.length === 0) throw createNoPasskeyError();
    const options = await createAssertionOptions(relyingParty.id, passkeys.map(toAllowedCredential));
    return ceremonies.begin(options, { purpose: 'reauthenticate', accountId, email: null });
  }

  /**
   * @throws {ProblemError} `forbidden` when the ceremony has ended or the response is invalid, `not_found` when the account has
   * no such passkey, or none that proves identity
   */
  async finishByPasskey(
    { accountId, sessionId }: CurrentSession,
    { assertion, sessionData }: ReauthenticateByPasskeyBody,
  ): Promise<void> {
    const { db, clock, ceremonies, relyingParty, sessions } = this.#deps;
    const { challenge, ...ceremony } = await ceremonies.consume('reauthenticate', sessionData);
    const passkey = await findPasskey(db, assertion.id);
    const isOwn = passkey?.accountId === accountId && ceremony.accountId === accountId;
    if (!isOwn || !sessions.canProveIdentity(passkey)) throw createNoPasskeyError();
    const claim = { relyingParty, challenge, passkey, assertion };
    const { newCounter, credentialBackedUp } = await verifyAssertion(claim, 'forbidden');
    await db.transaction().execute(async (transaction) => {
      const isRecorded = await recordPasskeyUse(transaction, passkey, {
        counter: newCounter,
        synced: credentialBackedUp,
        at: clock.nowInSeconds(),
      });
      if (!isRecorded) rejectAssertion('forbidden');
      await sessions.recordAuthentication(sessionId, transaction);
    });
  }

  /**
   * Mails a code to the account.
   * @returns the challenge to send back with the code, and whether an e-mail is sent
   * @throws {ProblemError} `too_many_requests` with Retry-After, `unauthorized` if the account is deleted in the meantime
   */
  async beginByCode(accountId: string, client: FlowClient): Promise<PendingFlow> {
    const { db, codes, mailer } = this.#deps;
    const { email } = await getAccount(db, accountId);
    const request = { purpose: 'reauthenticate', identifier: email, client, accountId } as const;
    const { code, challenge, isMailed } = await codes.begin(request);
    if (code !== null) {
      const mail = { to: email, code, ...describeCodeRequest(this.#deps, client) };
      await db.transaction().execute(async (trx) => {
        await lockAccountAgainstDeletion(trx, accountId);
        await mailer.send(writeConfirmationMail(mail, mailTexts), trx);
      });
    }
    return { challenge, isMailed };
  }

  /** @throws {ProblemError} `code_wrong`, `code_expired`, `code_used_up`, `too_many_requests` with Retry-After */
  async finishByCode({ accountId, sessionId }: CurrentSession, submission: CodeSubmission): Promise<void> {
    const { codes, sessions } = this.#deps;
    await codes.redeem('reauthenticate', submission, async (transaction, flow) => {
      const account = await getAccount(transaction, accountId);
      if (flow.email !== account.email)
        throw new ProblemError('code_expired', 'That code belongs to another account.');
      await sessions.recordAuthentication(sessionId, transaction);
    });
  }
}

const createNoPasskeyError = () =>
  new ProblemError('not_found', 'No passkey of this account is old enough to confirm that it is you.');

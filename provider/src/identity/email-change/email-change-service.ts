import type { EmailChangeCodesBody } from '@emberclutch/contract/identity/input/email-change.ts';
import { intruderWarning, joinParagraphs, writeConfirmationMail } from '../../mail/mail-texts.ts';
import type { Mailer, Mail } from '../../mail/mailer.ts';
import type { ServiceContext } from '../../platform/module-context.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { changeEmail, getAccount, lockAccountAgainstDeletion, lockAccount } from '../account-repository.ts';
import type { CodeFlowService } from '../codes/code-flow-service.ts';
import { describeCodeRequest } from '../codes/describe-code-mail.ts';
import { describeRequest } from '../request-client.ts';
import type { RequestClient, FlowClient } from '../request-client.ts';
import type { SecurityEventService } from '../security-events/security-event-service.ts';

interface Dependencies extends ServiceContext {
  mailer: Mailer;
  codes: CodeFlowService;
  securityEvents: SecurityEventService;
  publicUrl: string;
}

interface EmailChangeRequest {
  accountId: string;
  /** The new address. */
  email: string;
  client: FlowClient;
}

interface EmailChangeConfirmation {
  accountId: string;
  body: EmailChangeCodesBody;
  client: RequestClient;
}

type CodeMail = Parameters<typeof writeConfirmationMail>[0];

/** Separates the challenges of the two flows, both base64url. */
const separator = '.';

/** Writes the mail to the current address, whose owner agrees to the change by sending the code. */
const writeCurrentAddressMail = (mail: CodeMail, newEmail: string): Mail =>
  writeConfirmationMail(mail, {
    ...confirmation,
    introduction: `Your account is about to move to the address ${newEmail}. This code is one of two; the other one was sent to the new address.`,
    warning: intruderWarning,
  });

/** Writes the mail to the new address, whose owner proves with the code that mail arrives there. */
const writeNewAddressMail = (mail: CodeMail, siteName: string): Mail =>
  writeConfirmationMail(mail, {
    ...confirmation,
    introduction: `Somebody, probably you, wants this to be the address of their ${siteName} account. This code is one of two; the other one went to the address that the account has now.`,
    warning: 'If it was not you, ignore this mail: without the code nothing happens.',
  });

const confirmation = {
  subject: 'a new e-mail address',
  instruction: 'Enter it in the profile, where the change was asked for.',
};

/** Writes the mail to a new address that already has an account. It contains no code; the response does not reveal the account. */
const writeTakenAddressMail = ({ to, requestDetails }: CodeMail, siteName: string): Mail => ({
  to,
  code: null,
  subject: 'This address has a collection already',
  text: joinParagraphs(
    'Hello keeper,',
    `Somebody, probably you, wanted this to be the address of another ${siteName} account. An address can belong to one account only, and this one already does: nothing was changed. It was asked for ${requestDetails}.`,
    'To use it for the other account, sign in here first and move this account to another address, or delete it.',
  ),
});

/** Writes the mail to both addresses after the change. */
const writeChangedMail = (to: string, newEmail: string, requestDetails: string, publicUrl: string): Mail => ({
  to,
  code: null,
  subject: 'The address of your account was changed',
  text: joinParagraphs(
    'Hello keeper,',
    `From now on, codes and receipts go to ${newEmail}, and you sign in with that address. It was changed ${requestDetails}, with a code from each address.`,
    'If it was you, there is nothing left to do.',
    `If it was not you, somebody reads your mail and was signed in to your account. Secure your mailbox first, then write to the people who run ${publicUrl}: they can see both addresses.`,
  ),
});

/** Moves an account to another e-mail address, after both addresses have confirmed it with a mailed code. */
export class EmailChangeService {
  readonly #deps: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#deps = dependencies;
  }

  /**
   * Mails a code to both addresses. The response is the same if the new address has an account; only the mail to that address says so.
   * @returns the challenge to send back with the codes, and whether both e-mails are sent
   * @throws {ProblemError} `conflict` if the new address is the current one, `too_many_requests` with Retry-After, `unauthorized` if the
   * account is deleted in the meantime
   */
  async begin({
    accountId,
    email,
    client,
  }: EmailChangeRequest): Promise<{ challenge: string; isMailed: boolean }> {
    const { db, codes, mailer } = this.#deps;
    const current = await getAccount(db, accountId);
    if (current.email === email)
      throw new ProblemError('conflict', 'This is the address of your account already.');
    const beginFlow = (purpose: 'leave_email' | 'take_email', identifier: string) =>
      codes.begin({
        purpose,
        identifier,
        // The client is not signed in to an account of the new address.
        client: { ...client, isSignedIn: purpose === 'leave_email' },
        accountId,
      });
    const currentFlow = await beginFlow('leave_email', current.email);
    const newFlow = await beginFlow('take_email', email);
    const request = describeCodeRequest(this.#deps, client);
    await db.transaction().execute(async (trx) => {
      await lockAccountAgainstDeletion(trx, accountId);
      if (currentFlow.code !== null) {
        const mail = { ...request, to: current.email, code: currentFlow.code };
        await mailer.send(writeCurrentAddressMail(mail, email), trx);
      }
      if (newFlow.code !== null) {
        const writeMail = newFlow.account ? writeTakenAddressMail : writeNewAddressMail;
        await mailer.send(writeMail({ ...request, to: email, code: newFlow.code }, mailer.siteName), trx);
      }
    });
    return {
      challenge: [currentFlow.challenge, newFlow.challenge].join(separator),
      isMailed: currentFlow.code !== null && newFlow.code !== null,
    };
  }

  /**
   * Changes the address, and mails both addresses.
   * @throws {ProblemError} `code_wrong`, `code_expired`, `code_used_up`, `conflict` if another account has taken the address in the
   * meantime, `too_many_requests` with Retry-After
   */
  async finish({ accountId, body, client }: EmailChangeConfirmation): Promise<void> {
    const { clock, codes, mailer, securityEvents, publicUrl } = this.#deps;
    const [currentChallenge = '', newChallenge = ''] = body.challenge.split(separator);
    const submission = { ...client, canStoreCookies: false };
    await codes.redeemAll(
      [
        { ...submission, purpose: 'leave_email', challenge: currentChallenge, code: body.currentCode },
        { ...submission, purpose: 'take_email', challenge: newChallenge, code: body.newCode },
      ],
      async (transaction, [leavingFlow, takingFlow]) => {
        // After a concurrent deletion, the account must not get an address.
        const account = await lockAccount(transaction, accountId);
        if (!takingFlow || leavingFlow?.email !== account.email)
          throw new ProblemError('code_expired', 'These codes belong to another account.');
        if (!(await changeEmail(transaction, accountId, takingFlow.email)))
          throw new ProblemError('conflict', 'This address has been given an account in the meantime.');
        await securityEvents.record({ accountId, kind: 'email_changed', client }, transaction);
        const requestDetails = describeRequest(client, clock.nowInSeconds());
        for (const to of [account.email, takingFlow.email])
          await mailer.send(writeChangedMail(to, takingFlow.email, requestDetails, publicUrl), transaction);
      },
    );
  }
}

import { areEqual } from '@emberclutch/server/http/are-equal.ts';
import type { IdentitySettings } from '../identity-settings.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/module-context.ts';
import { listLimitedNetworks, toNetwork } from '@emberclutch/server/http/network.ts';
import { FairQueue } from '@emberclutch/server/shares/fair-queue.ts';
import { createConcurrencyError, ProblemError } from '../../platform/http/problem-error.ts';
import type { AccountRecord } from '../account-repository.ts';
import { findAccountByEmail, lockAccountAgainstDeletion } from '../account-repository.ts';
import type { CodeSubmission, FlowClient } from '../request-client.ts';
import type { AuthFlow, FlowPurpose } from './code-flow-repository.ts';
import * as flows from './code-flow-repository.ts';
import { BusyError, retryWhileBusy } from '../../platform/attempts/retry-while-busy.ts';
import { RejectionCache } from '../../platform/attempts/rejection-cache.ts';
import { codeProblems } from './code-problems.ts';
import { reserveDailyMail, countSiteRequest, WrongCodeLimits } from './code-limits.ts';
import type { KnownBrowsers } from '../sessions/known-browsers.ts';
import { hashSecret, generateCode, generateSecret } from '../../platform/secret.ts';

interface Dependencies extends ServiceContext {
  settings: IdentitySettings['code'];
  knownBrowsers: KnownBrowsers;
}

interface CodeRequest {
  purpose: FlowPurpose;
  /** The typed e-mail address or name. Limits count it, so that a name does not reveal its address. */
  identifier: string;
  /** Set only for a sign-up. */
  displayName?: string | null;
  client: FlowClient;
  /** The signed-in account. A concurrent deletion of the account waits until the flow is stored, and then removes it. */
  accountId?: string;
  /** Finds the account of a name. Without it, the identifier is an e-mail address. */
  findByName?: ((db: Database) => Promise<AccountRecord | undefined>) | undefined;
}

export interface StartedFlow {
  challenge: string;
  /** The code to mail. Null if the inbox has reached its limit; the flow then waits for an earlier code, if there is one. */
  code: number | null;
  /**
   * Whether an e-mail is sent, for the response. Depends only on earlier requests with the same address, not on whether the address
   * has an account. Undefined for a name: requests for another name, or for the address, may have used up the e-mails of its
   * account, and the response would reveal that they belong together.
   */
  isMailed: boolean | undefined;
  account: AccountRecord | undefined;
}

/** The part of a flow that its client gets. */
export type PendingFlow = Pick<StartedFlow, 'challenge' | 'isMailed'>;

/**
 * Creates and redeems mailed codes, with limits on requests and attempts. An inbox can have several flows, each bound to the
 * client that began it, so that no client can end the flow of another or use up its attempts. See docs/adr/0025.
 */
export class CodeFlowService {
  readonly #deps: Dependencies;
  readonly #wrongCodes: WrongCodeLimits;
  readonly #rejections = new RejectionCache();
  /** A request that waits here holds no database connection, unlike one that waits for a lock in the database. */
  readonly #queue = new FairQueue({
    max: Infinity,
    maxPerShare: 1,
    maxWaiting: 200,
    createError: createConcurrencyError,
  });

  constructor(dependencies: Dependencies) {
    this.#deps = dependencies;
    this.#wrongCodes = new WrongCodeLimits(dependencies.settings);
  }

  /** Validity of a flow in seconds. */
  get lifetime() {
    return this.#deps.settings.lifetime;
  }

  /** Begins a flow, in the same steps with or without an account. @throws {ProblemError} `too_many_requests` with Retry-After */
  async begin(request: CodeRequest): Promise<StartedFlow> {
    const { db, clock, settings } = this.#deps;
    const { identifier, client } = request;
    const now = clock.nowInSeconds();
    const network = toNetwork(client.clientAddress);
    for (const subject of [
      `${identifier} from ${network}`,
      ...listLimitedNetworks(client.clientAddress).map(({ name }) => name),
    ]) {
      const seconds = this.#rejections.countSecondsLeft(subject, now);
      if (seconds > 0) throw codeProblems.createTooManyCodes(seconds);
    }
    const blockedNetwork = await countSiteRequest(db, settings, { clientAddress: client.clientAddress, now });
    if (blockedNetwork) {
      this.#rejections.remember(blockedNetwork.network, now + blockedNetwork.seconds);
      throw codeProblems.createTooManyCodes(blockedNetwork.seconds);
    }
    return this.#queue.run(`as ${identifier}`, () =>
      this.#queue.run(`from ${network}`, () => retryWhileBusy(() => this.#begin(request, network))),
    );
  }

  async #begin(
    { purpose, identifier, displayName = null, client, accountId, findByName }: CodeRequest,
    clientNetwork: string,
  ): Promise<StartedFlow> {
    const { db, clock, settings } = this.#deps;
    const now = clock.nowInSeconds();
    const since = now - settings.window;
    const challenge = generateSecret();
    return db.transaction().execute(async (transaction) => {
      if (!(await flows.lockCodeRequests(transaction, { identifier, clientNetwork }))) throw new BusyError();
      for (const [subject, requester, max] of [
        [`${identifier} from ${clientNetwork}`, { clientNetwork, identifier }, settings.perEmail],
        [clientNetwork, { clientNetwork }, settings.perAddress],
      ] as const) {
        const seconds = countSecondsUntilAllowed(
          await flows.listCodeRequestTimes(transaction, requester, since),
          max,
          since,
        );
        if (seconds === 0) continue;
        this.#rejections.remember(subject, now + seconds);
        throw codeProblems.createTooManyCodes(seconds);
      }
      if (client.previousChallenge) {
        const challengeHash = hashSecret(client.previousChallenge);
        await flows.endReplacedFlow(transaction, { challengeHash, askedAs: identifier, purpose }, now);
      }
      if (accountId !== undefined) await lockAccountAgainstDeletion(transaction, accountId);
      const account = await (findByName?.(transaction) ?? findAccountByEmail(transaction, identifier));
      const email = account?.email ?? identifier;
      const mail = canBeUsed({ purpose, displayName }, account) ? 'code' : 'notice';
      const isSignUp = displayName !== null;
      const mailedFlows = await flows.listMailedFlows(
        transaction,
        { askedAs: identifier, email, purpose, isSignUp },
        since,
      );
      const isInboxFull =
        mailedFlows.length >= settings.perEmail ||
        !(await reserveDailyMail(transaction, this.#deps, { client, account, identifier, email, now }));
      const code = isInboxFull ? null : generateCode();
      // The mail states how long the code is valid, and no later flow extends that. If no mailed code is still valid, the flow
      // has no code to wait for.
      const earlierFlow = mailedFlows.find(({ usedAt, expiresAt }) => usedAt === null && expiresAt > now);
      await flows.createFlow(transaction, {
        purpose,
        askedAs: identifier,
        email,
        displayName,
        challengeHash: hashSecret(challenge),
        codeHash: code === null ? (earlierFlow?.codeHash ?? '') : hashCode(email, code),
        clientAddress: client.clientAddress,
        clientNetwork,
        isBare: client.canLoseFlow ?? false,
        mail: code === null ? 'none' : mail,
        createdAt: now,
        expiresAt: (code === null ? earlierFlow?.expiresAt : undefined) ?? now + settings.lifetime,
      });
      return { challenge, code, account, isMailed: findByName ? undefined : code !== null };
    });
  }

  /**
   * Ends the flow of a challenge, if there is one, for a person who received its mail without requesting it. Its code then works
   * from no address.
   */
  async end(challenge: string): Promise<void> {
    const { db, clock } = this.#deps;
    await flows.endFlow(db, hashSecret(challenge), clock.nowInSeconds());
  }

  /** Ends the flow of a code in one transaction with `use`, or counts an attempt. @throws {ProblemError} like `redeemAll` */
  redeem<Result>(
    purpose: FlowPurpose,
    submission: CodeSubmission,
    use: (transaction: Database, flow: AuthFlow) => Promise<Result>,
  ): Promise<Result> {
    return this.redeemAll([{ ...submission, purpose }], (transaction, [flow]) => {
      if (!flow) throw new Error('One code has one flow.');
      return use(transaction, flow);
    });
  }

  /**
   * Ends the flows of several codes in one transaction with `use`. If a code is rejected, that counts as an attempt, and none of
   * the codes is used up.
   * @throws {ProblemError} `code_wrong`, `code_expired`, `code_used_up`, `too_many_requests` with Retry-After
   */
  async redeemAll<Result>(
    submissions: (CodeSubmission & { purpose: FlowPurpose })[],
    use: (transaction: Database, flows: AuthFlow[]) => Promise<Result>,
  ): Promise<Result> {
    const outcome = await this.#deps.db.transaction().execute(async (transaction) => {
      const now = this.#deps.clock.nowInSeconds();
      const matchingFlows: AuthFlow[] = [];
      const challenges = submissions.flatMap(({ challenge }) => (challenge === null ? [] : [challenge]));
      await flows.lockIdentifiersOfChallenges(transaction, challenges.map(hashSecret));
      for (const { purpose, ...submission } of submissions) {
        const { challenge } = submission;
        const flow =
          challenge === null
            ? await this.#findBareFlow(transaction, purpose, submission, now)
            : await this.#findBoundFlow(transaction, purpose, { ...submission, challenge }, now);
        // Returns a problem instead of throwing it, which would roll back the counted attempt.
        if (flow instanceof ProblemError) return flow;
        matchingFlows.push(flow);
      }
      for (const flow of matchingFlows) await flows.markCodeUsed(transaction, flow, now);
      return { result: await use(transaction, matchingFlows) };
    });
    if (outcome instanceof ProblemError) throw outcome;
    return outcome.result;
  }

  /** Finds the flow of a challenge. A wrong code uses up one of the flow's attempts. */
  async #findBoundFlow(
    db: Database,
    purpose: FlowPurpose,
    { code, challenge, clientAddress }: CodeSubmission & { challenge: string },
    now: number,
  ): Promise<AuthFlow | ProblemError> {
    const { tries } = this.#deps.settings;
    const flow = await flows.lockFlowOfChallenge(db, hashSecret(challenge));
    if (flow?.purpose !== purpose) return codeProblems.createExpired();
    if (flow.tries >= tries) return codeProblems.createUsedUp();
    if (flow.endedAt !== null || flow.expiresAt <= now) return codeProblems.createExpired();
    if (await this.#wrongCodes.isFlooded(db, flow.askedAs, clientAddress, now))
      return codeProblems.createTooManyWrong(this.#wrongCodes.countSecondsLeft(now));
    if (await matchesFlow(db, flow, code)) return flow;
    await this.#wrongCodes.count(db, flow.askedAs, clientAddress, now);
    await flows.countTry(db, flow.id, tries, now);
    const triesLeft = tries - 1 - flow.tries;
    return triesLeft > 0 ? codeProblems.createWrong(triesLeft) : codeProblems.createUsedUp();
  }

  /**
   * Finds the flow of a code that came without a cookie or challenge. The flow must be bare (`canLoseFlow`) and have begun at
   * the same address. A wrong code uses up an attempt of the network, not of these flows, which may belong to several people.
   */
  async #findBareFlow(
    db: Database,
    purpose: FlowPurpose,
    { code, clientAddress }: CodeSubmission,
    now: number,
  ): Promise<AuthFlow | ProblemError> {
    const triesLeft = await this.#wrongCodes.countBareTriesLeft(db, clientAddress, now);
    if (triesLeft <= 0) return codeProblems.createTooManyWrong(this.#wrongCodes.countSecondsLeft(now));
    const identifiers = await flows.lockIdentifiersOfBareFlows(db, { purpose, clientAddress }, now);
    const candidates = (await flows.lockBareFlows(db, { purpose, clientAddress }, now)).filter(
      ({ askedAs }) => identifiers.has(askedAs),
    );
    const openFlows: AuthFlow[] = [];
    for (const flow of candidates)
      if (!(await this.#wrongCodes.isFlooded(db, flow.askedAs, clientAddress, now))) openFlows.push(flow);
    for (const flow of openFlows) if (await matchesFlow(db, flow, code)) return flow;
    await this.#wrongCodes.countBare(db, clientAddress, now);
    for (const identifier of new Set(openFlows.map(({ askedAs }) => askedAs)))
      await this.#wrongCodes.count(db, identifier, clientAddress, now);
    if (candidates.length === 0) return codeProblems.createExpired();
    return triesLeft > 1 ? codeProblems.createWrong(triesLeft - 1) : codeProblems.createUsedUp();
  }
}

/** Counts the seconds until another request is allowed, from the times of the requests within the window, oldest first. */
function countSecondsUntilAllowed(requestTimes: number[], max: number, windowStart: number): number {
  const [oldest] = requestTimes.slice(-max);
  return requestTimes.length < max || oldest === undefined ? 0 : Math.max(1, oldest - windowStart);
}

/** Whether a code belongs to a flow. No code matches a flow whose code was not sent. */
async function matchesFlow(db: Database, flow: AuthFlow, code: number): Promise<boolean> {
  if (!areEqual(flow.codeHash, hashCode(flow.email, code))) return false;
  return canBeUsed(flow, await findAccountByEmail(db, flow.email));
}

/** Whether a flow can be used: a new address must be unused, and any other flow must have an account or create it. */
const canBeUsed = (
  { purpose, displayName }: Pick<AuthFlow, 'purpose' | 'displayName'>,
  account: AccountRecord | undefined,
) => (purpose === 'take_email' ? !account : account !== undefined || displayName !== null);

/** Hashes a code, salted with the address, so that equal codes have different hashes. The short validity protects a code. */
const hashCode = (email: string, code: number) => hashSecret(`${email}:${code}`);

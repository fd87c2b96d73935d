import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { nowInSeconds } from '../../platform/clock.ts';
import type { CodeSettings } from '../identity-settings.ts';
import type { Database } from '../../platform/database/database.ts';
import { networkOf } from '../../platform/http/network.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { AccountRecord } from '../account-repository.ts';
import { findAccountByEmail } from '../account-repository.ts';
import type { AuthFlow, CodePurpose } from './code-flow-repository.ts';
import * as flows from './code-flow-repository.ts';
import { areEqual, hashOf, newCode, newSecret } from '../../platform/secret.ts';

interface Dependencies {
  db: Kysely<Database>;
  clock: Clock;
  settings: CodeSettings;
}

interface CodeRequest {
  purpose: CodePurpose;
  /** The e-mail address or name that was typed. Limits and replacement go by it, so that a name does not reveal its address. */
  identifier: string;
  /** Set by a sign-up. */
  displayName: string | null;
  clientAddress: string;
  findAccount(db: Kysely<Database>): Promise<AccountRecord | undefined>;
}

/** A submitted code with the data that identifies its flow, and the data of the session to open. */
export interface CodeSubmission {
  code: number;
  /** From the body, else from the cookie; null where the client sent neither. */
  challenge: string | null;
  clientAddress: string;
  keepsCookies: boolean;
  userAgent?: string | undefined;
}

/** Creates and redeems mailed codes, with limits on requests and tries. */
export class CodeFlowService {
  readonly #deps: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#deps = dependencies;
  }

  /** Validity of a flow in seconds. */
  get life() {
    return this.#deps.settings.life;
  }

  /**
   * Begins a flow. The steps are the same whether the account exists or not.
   * @throws {ProblemError} `too_many_requests` with Retry-After
   */
  async begin({ purpose, identifier, displayName, clientAddress, findAccount }: CodeRequest) {
    const { db, clock, settings } = this.#deps;
    const now = nowInSeconds(clock);
    const code = newCode();
    const challenge = newSecret();
    const clientNetwork = networkOf(clientAddress);
    return db.transaction().execute(async (transaction) => {
      await flows.lockCodeRequests(transaction, { identifier, clientNetwork });
      const since = now - settings.window;
      checkLimit(
        await flows.listCodeRequestTimes(transaction, { identifier }, since),
        settings.perEmail,
        since,
      );
      checkLimit(
        await flows.listCodeRequestTimes(transaction, { clientNetwork }, since),
        settings.perAddress,
        since,
      );
      const account = await findAccount(transaction);
      const email = account?.email ?? identifier;
      await flows.beginFlow(transaction, {
        purpose,
        identifier,
        email,
        displayName,
        challengeHash: hashOf(challenge),
        codeHash: hashOfCode(email, code),
        clientAddress,
        clientNetwork,
        now,
        expiresAt: now + settings.life,
      });
      return { code, challenge, account };
    });
  }

  /**
   * Ends the flow of a code in one transaction with `use`, or counts a try.
   * @throws {ProblemError} `code_wrong`, `code_expired`, `code_used_up`
   */
  async redeem<Result>(
    purpose: CodePurpose,
    submission: CodeSubmission,
    use: (transaction: Kysely<Database>, flow: AuthFlow) => Promise<Result>,
  ): Promise<Result> {
    const outcome = await this.#deps.db.transaction().execute(async (transaction) => {
      const flow = await this.#findFlow(transaction, purpose, submission);
      // A problem is returned, not thrown: throwing would roll the counted try back.
      return flow instanceof ProblemError ? flow : { result: await use(transaction, flow) };
    });
    if (outcome instanceof ProblemError) throw outcome;
    return outcome.result;
  }

  async #findFlow(
    db: Kysely<Database>,
    purpose: CodePurpose,
    { code, challenge, clientAddress }: CodeSubmission,
  ): Promise<AuthFlow | ProblemError> {
    const { clock, settings } = this.#deps;
    const now = nowInSeconds(clock);
    const candidates =
      challenge === null
        ? await flows.lockOpenFlowsOfAddress(db, { purpose, clientAddress }, now)
        : await lockFlow(db, purpose, challenge);
    const [only] = candidates;
    if (!only || candidates.every((flow) => !isOpen(flow, now))) return expiredOrUsed(only, settings.tries);

    const match = await findMatch(db, candidates, code);
    if (match) {
      await flows.endFlow(db, match.id, now);
      return match;
    }
    await flows.countTry(
      db,
      candidates.map((flow) => flow.id),
      settings.tries,
      now,
    );
    const left = settings.tries - 1 - Math.min(...candidates.map((flow) => flow.tries));
    return left > 0 ? wrong(left) : usedUp();
  }
}

/** @param requestedAt times inside the window, oldest first */
function checkLimit(requestedAt: number[], most: number, windowStart: number) {
  const [oldest] = requestedAt.slice(-most);
  if (requestedAt.length < most || oldest === undefined) return;
  throw new ProblemError(
    'too_many_requests',
    'Too many codes were asked for. Please wait a little before the next one.',
    {
      headers: { 'retry-after': String(Math.max(1, oldest - windowStart)) },
    },
  );
}

async function lockFlow(db: Kysely<Database>, purpose: CodePurpose, challenge: string): Promise<AuthFlow[]> {
  const flow = await flows.lockFlowOfChallenge(db, hashOf(challenge));
  return flow?.purpose === purpose ? [flow] : [];
}

/** A login flow of an address without an account matches no code: its code was not sent. */
async function findMatch(
  db: Kysely<Database>,
  candidates: AuthFlow[],
  code: number,
): Promise<AuthFlow | undefined> {
  const match = candidates.find((flow) => areEqual(flow.codeHash, hashOfCode(flow.email, code)));
  if (!match || match.displayName !== null) return match;
  return (await findAccountByEmail(db, match.email)) && match;
}

const isOpen = (flow: AuthFlow, now: number) => flow.endedAt === null && flow.expiresAt > now;

function expiredOrUsed(flow: AuthFlow | undefined, most: number): ProblemError {
  if (flow && flow.tries >= most) return usedUp();
  return new ProblemError(
    'code_expired',
    'That code has expired, was used, or a newer one was sent. Please ask for a new code.',
  );
}

/** The same for an address without an account. */
const wrong = (left: number) =>
  new ProblemError('code_wrong', `That code is not right. ${triesLeft(left)}`, { current: { tries: left } });

const usedUp = () => new ProblemError('code_used_up', 'That was the last try. Please ask for a new code.');

const triesLeft = (left: number) => (left === 1 ? 'One try is left.' : `${left} tries are left.`);

/** Salted with the address, so that equal codes have different hashes. A code is protected by its short validity. */
const hashOfCode = (email: string, code: number) => hashOf(`${email}:${code}`);

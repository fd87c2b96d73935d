import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { nowInSeconds } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database.ts';
import { networkOf } from '../network.ts';
import { Refusal } from '../refusal.ts';
import type { KeptAccount } from '../repositories/account.ts';
import { findAccountByEmail } from '../repositories/account.ts';
import type { AuthFlow } from '../repositories/auth-flow.ts';
import * as flows from '../repositories/auth-flow.ts';
import { areEqual, hashOf, newCode, newSecret } from '../secret.ts';
import type { FlowPurpose } from '../tables/accounts.ts';

interface Parts {
  db: Kysely<Database>;
  clock: Clock;
  settings: Config['code'];
}

interface Asking {
  purpose: FlowPurpose;
  /** What was typed. Limits and "only the newest counts" go by it, so that a name does not tell its address. */
  askedAs: string;
  /** Set by a sign-up. */
  displayName: string | null;
  clientAddress: string;
  findAccount(db: Kysely<Database>): Promise<KeptAccount | undefined>;
}

/** A code with what tells which flow it ends, and what a session is opened with. */
export interface BroughtBack {
  code: number;
  /** From the body, else from the cookie; null where the client sent neither. */
  challenge: string | null;
  clientAddress: string;
  keepsCookies: boolean;
  userAgent?: string | undefined;
}

/** Codes that were mailed and may come back: who may ask how often, and which code is right for how long. */
export class CodeFlows {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** How long a flow is good for, in seconds. */
  get life() {
    return this.#parts.settings.life;
  }

  /**
   * Begins a flow, whether or not anybody is meant: the steps are the same.
   * @throws {Refusal} `too_many_requests` with Retry-After
   */
  async begin({ purpose, askedAs, displayName, clientAddress, findAccount }: Asking) {
    const { db, clock, settings } = this.#parts;
    const now = nowInSeconds(clock);
    const code = newCode();
    const challenge = newSecret();
    const clientNetwork = networkOf(clientAddress);
    return db.transaction().execute(async (transaction) => {
      await flows.lockAsking(transaction, { askedAs, clientNetwork });
      const since = now - settings.window;
      checkLimit(await flows.listAsked(transaction, { askedAs }, since), settings.perEmail, since);
      checkLimit(await flows.listAsked(transaction, { clientNetwork }, since), settings.perAddress, since);
      const account = await findAccount(transaction);
      const email = account?.email ?? askedAs;
      await flows.beginFlow(transaction, {
        purpose,
        askedAs,
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
   * Ends the flow of a code in one transaction with what the code is good for, or counts a try.
   * @throws {Refusal} `code_wrong`, `code_expired`, `code_used_up`
   */
  async redeem<Result>(
    purpose: FlowPurpose,
    broughtBack: BroughtBack,
    use: (transaction: Kysely<Database>, flow: AuthFlow) => Promise<Result>,
  ): Promise<Result> {
    const outcome = await this.#parts.db.transaction().execute(async (transaction) => {
      const flow = await this.#findFlow(transaction, purpose, broughtBack);
      // A refusal is returned, not thrown: the counted try must be kept.
      return flow instanceof Refusal ? flow : { result: await use(transaction, flow) };
    });
    if (outcome instanceof Refusal) throw outcome;
    return outcome.result;
  }

  async #findFlow(
    db: Kysely<Database>,
    purpose: FlowPurpose,
    { code, challenge, clientAddress }: BroughtBack,
  ): Promise<AuthFlow | Refusal> {
    const { clock, settings } = this.#parts;
    const now = nowInSeconds(clock);
    const candidates =
      challenge === null
        ? await flows.lockOpenFlowsOfAddress(db, { purpose, clientAddress }, now)
        : await lockFlow(db, purpose, challenge);
    const [only] = candidates;
    if (!only || candidates.every((flow) => !isOpen(flow, now))) return worthless(only, settings.tries);

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

/** `asked` are the instants inside the window, oldest first. */
function checkLimit(asked: number[], most: number, windowStart: number) {
  const [oldest] = asked.slice(-most);
  if (asked.length < most || oldest === undefined) return;
  throw new Refusal(
    'too_many_requests',
    'Too many codes were asked for. Please wait a little before the next one.',
    {
      headers: { 'retry-after': String(Math.max(1, oldest - windowStart)) },
    },
  );
}

async function lockFlow(db: Kysely<Database>, purpose: FlowPurpose, challenge: string): Promise<AuthFlow[]> {
  const flow = await flows.lockFlowOfChallenge(db, hashOf(challenge));
  return flow?.purpose === purpose ? [flow] : [];
}

/** A flow for an address nobody has signed up with has no right code: what was drawn for it was sent to nobody. */
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

function worthless(flow: AuthFlow | undefined, most: number): Refusal {
  if (flow && flow.tries >= most) return usedUp();
  return new Refusal(
    'code_expired',
    'That code has expired, was used, or a newer one was sent. Please ask for a new code.',
  );
}

/** Counted alike for an address that nobody has signed up with. */
const wrong = (left: number) =>
  new Refusal('code_wrong', `That code is not right. ${triesLeft(left)}`, { current: { tries: left } });

const usedUp = () => new Refusal('code_used_up', 'That was the last try. Please ask for a new code.');

const triesLeft = (left: number) => (left === 1 ? 'One try is left.' : `${left} tries are left.`);

/** Salted with the address, so that equal codes look different. Ten minutes of life are its real protection. */
const hashOfCode = (email: string, code: number) => hashOf(`${email}:${code}`);

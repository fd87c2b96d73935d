import { nextTurn } from './next-turn.ts';
import type { WaitingLimits } from './waiting-room.ts';
import { defaultWaitingLimits, WaitingRoom } from './waiting-room.ts';

/** The result of one request of a batch: an answer, or an error of this request alone. */
export type Outcome<Answer> = { answer: Answer } | { problem: unknown };

interface Options {
  /** Requests in a batch. */
  maxRequests?: number;
  limits?: WaitingLimits;
}

/**
 * Combines concurrent requests into batches, in order of arrival, with at most one request of an account in a batch.
 * While a batch is written, the next one collects. See docs/adr/0005.
 */
export class BatchWriter<Request extends { accountId: string }, Answer> {
  #waiting: Waiting<Request, Answer>[] = [];
  #isWriting = false;
  #untilIdle: (() => void)[] = [];
  readonly #write: (requests: Request[]) => Promise<Outcome<Answer>[]>;
  readonly #maxRequests: number;
  readonly #room: WaitingRoom;

  /** @param write returns outcomes in the order of its requests; when it throws, each request is written alone */
  constructor(
    write: (requests: Request[]) => Promise<Outcome<Answer>[]>,
    { maxRequests = 128, limits = defaultWaitingLimits }: Options = {},
  ) {
    this.#write = write;
    this.#maxRequests = maxRequests;
    this.#room = new WaitingRoom(limits);
  }

  /** Requests that wait for an answer now. */
  get waitingCount() {
    return this.#room.count;
  }

  /**
   * Resolves once the batch that holds the request is committed.
   * @throws {ProblemError} `unavailable` when too many wait, or it takes too long. A batch that is being written may still be
   *   committed; a repeated request finds it.
   */
  add(request: Request): Promise<Answer> {
    return this.#room.wait((resolve, reject) => {
      const item = { request, resolve, reject };
      this.#waiting.push(item);
      if (!this.#isWriting) void this.#writeAll();
      return () => {
        this.#waiting = this.#waiting.filter((other) => other !== item);
      };
    });
  }

  /** Resolves once no request waits or is being written. */
  waitForIdle(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#isWriting) this.#untilIdle.push(resolve);
      else resolve();
    });
  }

  async #writeAll() {
    this.#isWriting = true;
    await nextTurn();
    for (let batch = this.#takeBatch(); batch.length > 0; batch = this.#takeBatch())
      await this.#writeTogether(batch);
    this.#isWriting = false;
    for (const resolve of this.#untilIdle) resolve();
    this.#untilIdle = [];
  }

  #takeBatch() {
    const batch: Waiting<Request, Answer>[] = [];
    const later: Waiting<Request, Answer>[] = [];
    const accounts = new Set<string>();
    for (const item of this.#waiting) {
      const { accountId } = item.request;
      const fits = batch.length < this.#maxRequests && !accounts.has(accountId);
      accounts.add(accountId);
      (fits ? batch : later).push(item);
    }
    this.#waiting = later;
    return batch;
  }

  async #writeTogether(batch: Waiting<Request, Answer>[]) {
    try {
      const outcomes = await this.#write(batch.map(({ request }) => request));
      for (const [place, item] of batch.entries()) settle(item, outcomes[place]);
    } catch (failure) {
      if (batch.length === 1) batch[0]?.reject(failure);
      // The batch was rolled back. Written alone, a request that fails does not fail the others.
      else for (const item of batch) await this.#writeTogether([item]);
    }
  }
}

interface Waiting<Request, Answer> {
  request: Request;
  resolve: (answer: Answer) => void;
  reject: (failure: unknown) => void;
}

function settle<Request, Answer>(item: Waiting<Request, Answer>, outcome: Outcome<Answer> | undefined) {
  if (!outcome) item.reject(new Error('The batch was answered with too few outcomes.'));
  else if ('answer' in outcome) item.resolve(outcome.answer);
  else item.reject(outcome.problem);
}

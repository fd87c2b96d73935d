interface Limits {
  /** Maximum number of running tasks. */
  max: number;
  /** Maximum number of running tasks of one share; `max` by default. */
  maxPerShare?: number;
  maxWaiting: number;
  /** Order of the tasks of a share. `newest` suits tasks whose clients soon stop waiting. */
  order?: 'oldest' | 'newest';
  /** Whether the slot of a task then stays empty for the duration of the task, so that tasks use at most half of a CPU. */
  hasCooldown?: boolean;
  /** Creates the error of a task for which there is no room. */
  createError: () => Error;
}

interface Share {
  runningCount: number;
  /** Sequence number of the most recently started task of this share; 0 before the first start. */
  lastStart: number;
  waitingTasks: Task[];
}

interface Task {
  begin: () => void;
  refuse: (failure: Error) => void;
}

/**
 * Runs a limited number of tasks at a time. The next task belongs to the share that was served least recently. If too many
 * tasks wait, the queue drops a task of the share with the most waiting tasks. Even if one share has many tasks, the next task of
 * another share waits for at most one task of each share.
 */
export class FairQueue {
  readonly #limits: Limits;
  readonly #shares = new Map<string, Share>();
  #runningCount = 0;
  #waitingCount = 0;
  #startCount = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * @param name name of the share: a network (`toShare`), or an account
   * @throws {Error} the result of `createError`, when there is no room
   */
  async run<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const share = this.#shares.get(name) ?? { runningCount: 0, lastStart: 0, waitingTasks: [] };
    this.#shares.set(name, share);
    await this.#wait(share);
    const begunAt = performance.now();
    try {
      return await work();
    } finally {
      const end = () => {
        share.runningCount -= 1;
        this.#runningCount -= 1;
        this.#beginNext();
        if (share.runningCount === 0 && share.waitingTasks.length === 0) this.#shares.delete(name);
      };
      if (this.#limits.hasCooldown) setTimeout(end, performance.now() - begunAt).unref();
      else end();
    }
  }

  #wait(share: Share): Promise<void> {
    const { promise, resolve: begin, reject: refuse } = Promise.withResolvers<void>();
    share.waitingTasks.push({ begin, refuse });
    this.#waitingCount += 1;
    this.#beginNext();
    if (this.#waitingCount > this.#limits.maxWaiting) this.#refuseTask();
    return promise;
  }

  #beginNext(): void {
    while (this.#runningCount < this.#limits.max) {
      const share = this.#findNextShare();
      const task = this.#limits.order === 'newest' ? share?.waitingTasks.pop() : share?.waitingTasks.shift();
      if (!share || !task) return;
      share.runningCount += 1;
      share.lastStart = this.#startCount += 1;
      this.#runningCount += 1;
      this.#waitingCount -= 1;
      task.begin();
    }
  }

  #findNextShare(): Share | undefined {
    const { max, maxPerShare = max, order } = this.#limits;
    let next: Share | undefined;
    for (const share of this.#shares.values()) {
      if (share.waitingTasks.length === 0 || share.runningCount >= maxPerShare) continue;
      const isEarlier = !next || share.lastStart < next.lastStart;
      // Shares that were not served yet are in order of arrival.
      if (isEarlier || (order === 'newest' && share.lastStart === next?.lastStart)) next = share;
    }
    return next;
  }

  #refuseTask(): void {
    let largest: [string, Share] | undefined;
    for (const entry of this.#shares)
      if (!largest || entry[1].waitingTasks.length >= largest[1].waitingTasks.length) largest = entry;
    if (!largest) return;
    const [name, share] = largest;
    const task = this.#limits.order === 'newest' ? share.waitingTasks.shift() : share.waitingTasks.pop();
    this.#waitingCount -= 1;
    if (share.runningCount === 0 && share.waitingTasks.length === 0) this.#shares.delete(name);
    task?.refuse(this.#limits.createError());
  }
}

/** A provider that needs longer than this to say that it is ready, in milliseconds, is left alone. */
const timeoutMs = 2_500;

/** The providers that requests are spread over: in turn, those that say they are ready. */
export class Upstreams {
  readonly #urls: string[];
  #away = new Set<string>();
  #turn = 0;

  /** @param urls base URLs, at least one */
  constructor(urls: string[]) {
    this.#urls = urls;
  }

  /** The one whose turn it is. Where none is ready, any: it can say best what is wrong. */
  next(): string {
    const ready = this.#urls.filter((url) => !this.#away.has(url));
    const candidates = ready.length > 0 ? ready : this.#urls;
    this.#turn += 1;
    return candidates[this.#turn % candidates.length] ?? '';
  }

  /** NotificationInput by whoever could not reach it; the next check may bring it back. @returns whether another one is left */
  leaveAlone(url: string): boolean {
    this.#away.add(url);
    return this.#away.size < this.#urls.length;
  }

  /** Asks each whether it is ready. */
  async check(): Promise<void> {
    const answers = await Promise.all(this.#urls.map(isReady));
    this.#away = new Set(this.#urls.filter((_, place) => answers[place] !== true));
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(new URL('/readyz', url), { signal: AbortSignal.timeout(timeoutMs) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

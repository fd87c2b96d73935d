/** Milliseconds after which a provider that has not answered counts as not ready. */
const timeoutMs = 2_500;

/** Distributes requests over the providers that are ready, in turn. */
export class Upstreams {
  readonly #urls: string[];
  #unready = new Set<string>();
  #turn = 0;
  #running: Promise<void> | null = null;

  /** @param urls base URLs, at least one */
  constructor(urls: string[]) {
    this.#urls = urls;
  }

  /** URL of the next provider. If none is ready, the URL of any provider, because its answer describes the problem best. */
  next(): string {
    const ready = this.#urls.filter((url) => !this.#unready.has(url));
    const candidates = ready.length > 0 ? ready : this.#urls;
    this.#turn += 1;
    return candidates[this.#turn % candidates.length] ?? '';
  }

  /** Skips a provider until the next check. @returns whether another one is ready */
  markUnreachable(url: string): boolean {
    this.#unready.add(url);
    return this.#unready.size < this.#urls.length;
  }

  /** Checks the readiness of each provider. Runs one check at a time, because a slow one must not replace the result of a later one. */
  check(): Promise<void> {
    this.#running ??= this.#check().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #check(): Promise<void> {
    const answers = await Promise.all(this.#urls.map(isReady));
    this.#unready = new Set(this.#urls.filter((_, index) => answers[index] !== true));
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

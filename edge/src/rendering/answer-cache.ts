import type { FastifyInstance } from 'fastify';
import type { CallAnswer } from './render-job.ts';

/** Milliseconds that a call may take. */
const timeoutMs = 2_000;
/** Answers that are kept. */
const maxAnswers = 300;
/** Milliseconds for which an answer without a rule of its own is fresh. */
const defaultFreshMs = 1_000;
const maxFreshMs = 60_000;

interface Kept {
  answer: Promise<CallAnswer | null>;
  /** Milliseconds of the epoch. */
  until: number;
}

/**
 * Public answers of the provider for pages that are rendered: each is asked for once at a time, and kept as long as the
 * provider says. Calls carry neither cookies nor a session.
 */
export class AnswerCache {
  readonly #app: FastifyInstance;
  readonly #apiBase: string;
  readonly #kept = new Map<string, Kept>();

  /**
   * @param app has the provider, in this process or by proxy
   * @param apiBase of the site: empty for the provider behind this edge
   */
  constructor(app: FastifyInstance, apiBase: string) {
    this.#app = app;
    this.#apiBase = apiBase;
  }

  /** @returns null if the call fails, or is none to the public API */
  read(url: string): Promise<CallAnswer | null> {
    const kept = this.#kept.get(url);
    if (kept && kept.until > Date.now()) return kept.answer;
    const next: Kept = { answer: Promise.resolve(null), until: Date.now() + timeoutMs };
    next.answer = this.#ask(url).then(
      ({ answer, freshMs }) => {
        next.until = Date.now() + freshMs;
        return answer;
      },
      () => {
        next.until = Date.now() + defaultFreshMs;
        return null;
      },
    );
    this.#kept.delete(url);
    this.#kept.set(url, next);
    for (const [oldest] of this.#kept) {
      if (this.#kept.size <= maxAnswers) break;
      this.#kept.delete(oldest);
    }
    return next.answer;
  }

  async #ask(url: string): Promise<{ answer: CallAnswer | null; freshMs: number }> {
    const path = url.slice(this.#apiBase.length);
    if (!url.startsWith(this.#apiBase) || !path.startsWith('/v1/')) return { answer: null, freshMs: 0 };
    const headers = { accept: 'application/json' };
    const signal = AbortSignal.timeout(timeoutMs);
    if (this.#apiBase !== '') {
      // An address that the provider names is none that the operator named.
      const response = await fetch(url, { headers, signal, redirect: 'error' });
      return {
        answer: { status: response.status, body: await response.text() },
        freshMs: freshMsOf(response.headers.get('cache-control')),
      };
    }
    const { statusCode, body, headers: answered } = await this.#app.inject({ url: path, headers, signal });
    return {
      answer: { status: statusCode, body },
      freshMs: freshMsOf(String(answered['cache-control'] ?? '')),
    };
  }
}

function freshMsOf(cacheControl: string | null): number {
  const seconds = /(?:s-maxage|max-age)=(\d+)/.exec(cacheControl ?? '')?.[1];
  return seconds === undefined ? defaultFreshMs : Math.min(Number(seconds) * 1_000, maxFreshMs);
}

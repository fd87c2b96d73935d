import { LRUCache } from 'lru-cache';
import { Problem } from '@emberclutch/contract/problem/problem.ts';
import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import { PagePreview } from '@emberclutch/contract/site/page-preview.ts';
import { parseJson } from '@emberclutch/server/http/parse-json.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { Caller } from './caller.ts';
import type { CallAnswer } from './render-job.ts';
import { within } from './within.ts';

/** Milliseconds that a page waits for its preview. */
const timeoutMs = 400;
/** Milliseconds for which a failed call is not repeated, so that its page stays fast. */
const pauseMs = 5_000;
/** Minimum number of different calls without any answer between them until the provider counts as down. */
const minUnanswered = 3;
/** Milliseconds between two trial calls while the provider counts as down. */
const trialMs = 1_000;
/** Maximum number of failed calls to remember. */
const maxFailing = 1_000;

/** `missing`: the provider has no such asset. Null if nothing is known: the page then keeps its general metadata. */
export type PreviewAnswer = PagePreview | 'missing' | null;

export type PreviewReader = (apiBase: string, call: string, caller: Caller) => Promise<PreviewAnswer>;

/**
 * Reads previews from the provider: the one behind this edge, or the one that browsers call directly.
 * @param apiBase empty for the provider behind this edge
 */
export function previewReader(answers: AnswerCache): PreviewReader {
  /** Calls that failed, which are not repeated for a while. */
  const failing = new LRUCache<string, true>({ max: maxFailing, ttl: pauseMs });
  /** Calls without an answer since the last answer. An error that the provider itself answers concerns only its call. */
  const unanswered = new Set<string>();
  /** When the last call was made, in milliseconds of `performance.now()`. */
  let askedAt = -Infinity;

  async function ask(apiBase: string, call: string, caller: Caller): Promise<CallAnswer | null> {
    const now = performance.now();
    if (failing.has(call)) return null;
    if (unanswered.size >= minUnanswered && now - askedAt < trialMs) return null;
    askedAt = now;
    const read = await within(timeoutMs, answers.read(apiBase, apiBase + call, caller));
    const answer = read?.answer ?? null;
    if (answer !== null && !isOfGateway(answer)) unanswered.clear();
    else if (unanswered.size < minUnanswered) unanswered.add(call);
    if (answer !== null && answer.status < 500) return answer;
    failing.set(call, true);
    return null;
  }

  return async (apiBase, call, caller) => {
    const answer = await ask(apiBase, call, caller);
    const preview = answer && read(answer);
    if (preview !== 'missing') return preview;
    // An older provider gives the same answer to a call that it does not have, so only the call for the asset itself tells whether it
    // exists.
    const thing = await ask(apiBase, call.replace(/\/[^/]+$/, ''), caller);
    return thing?.status === 404 || thing?.status === 400 ? 'missing' : null;
  };
}

/** The answer of a proxy that reaches no provider, or of a provider that accepts no requests. */
const isOfGateway = ({ status }: CallAnswer) => status >= 502 && status <= 504;

/** Another provider without such calls may send any answer, but not with our problem document. */
function read({ status, body }: CallAnswer): PreviewAnswer {
  const content = parseJson(body);
  if (status === 200) return PagePreview.safeParse(content).data ?? null;
  const code = schemaOf(Problem).safeParse(content).data?.code;
  return code === 'not_found' || code === 'bad_request' ? 'missing' : null;
}

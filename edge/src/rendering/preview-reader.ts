import { Problem } from '@emberclutch/contract/problem/problem.ts';
import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import { PagePreview } from '@emberclutch/contract/site/page-preview.ts';
import { parseJson } from '@emberclutch/server/http/parse-json.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { Caller } from './caller.ts';
import type { CallAnswer } from './render-job.ts';
import { resolveWithin } from './answer-cache.ts';

/** Milliseconds that a page waits for its preview. */
const timeoutMs = 400;

/** `missing`: the provider has no such asset. Null if nothing is known: the page then keeps its general metadata. */
export type PreviewAnswer = PagePreview | 'missing' | null;

export type PreviewReader = (apiBase: string, call: string, caller: Caller) => Promise<PreviewAnswer>;

/**
 * Reads previews from the provider: the one behind this edge, or the one that browsers call directly.
 * @param apiBase empty for the provider behind this edge
 */
export function createPreviewReader(answers: AnswerCache): PreviewReader {
  async function ask(apiBase: string, call: string, caller: Caller): Promise<CallAnswer | null> {
    const read = await resolveWithin(timeoutMs, answers.read(apiBase, apiBase + call, caller));
    const answer = read?.answer ?? null;
    return answer !== null && answer.status < 500 ? answer : null;
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

/** Another provider without such calls may send any answer, but not with our problem document. */
function read({ status, body }: CallAnswer): PreviewAnswer {
  const content = parseJson(body);
  if (status === 200) return PagePreview.safeParse(content).data ?? null;
  const code = schemaOf(Problem).safeParse(content).data?.code;
  return code === 'not_found' || code === 'bad_request' ? 'missing' : null;
}

import { Problem } from '@emberclutch/contract/problem/problem.ts';
import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import { PagePreview } from '@emberclutch/contract/site/page-preview.ts';
import { parseJson } from '../http/parse-json.ts';
import type { ResponseCache } from './response-cache.ts';
import type { Caller } from './caller.ts';
import type { CallResponse } from './render-job.ts';
import { resolveWithin } from './response-cache.ts';

/** Milliseconds that a page waits for its preview. */
const timeoutMs = 400;

/** `missing`: the provider has no such asset. Null if nothing is known: the page then keeps its general metadata. */
export type PreviewResponse = PagePreview | 'missing' | null;

export type PreviewReader = (apiBase: string, call: string, caller: Caller) => Promise<PreviewResponse>;

/** Creates a reader of previews. The provider is behind this edge if `apiBase` is empty; otherwise, browsers call it directly, too. */
export function createPreviewReader(responses: ResponseCache): PreviewReader {
  async function request(apiBase: string, call: string, caller: Caller): Promise<CallResponse | null> {
    const result = await resolveWithin(timeoutMs, responses.read(apiBase, apiBase + call, caller));
    const response = result?.response ?? null;
    return response !== null && response.status < 500 ? response : null;
  }

  return async (apiBase, call, caller) => {
    const response = await request(apiBase, call, caller);
    const preview = response && parsePreview(response);
    if (preview !== 'missing') return preview;
    // An older provider sends the same response to a call that it does not have, so only the call for the asset itself shows whether the
    // asset exists.
    const assetResponse = await request(apiBase, call.replace(/\/[^/]+$/, ''), caller);
    return assetResponse?.status === 404 || assetResponse?.status === 400 ? 'missing' : null;
  };
}

/** Parses the response to a preview call. A provider without such calls may send any response, but not with our problem document. */
function parsePreview({ status, body }: CallResponse): PreviewResponse {
  const content = parseJson(body);
  if (status === 200) return PagePreview.safeParse(content).data ?? null;
  const code = schemaOf(Problem).safeParse(content).data?.code;
  return code === 'not_found' || code === 'bad_request' ? 'missing' : null;
}

import { OpenApiDocument } from '@emberclutch/server/open-api/open-api-document.ts';
import { BuildError } from '../../webpack/build-error.ts';

/** Milliseconds. */
const timeoutMs = 30_000;

/** The API of this checkout's provider. Imported on demand: a remote alone has no provider. */
export const apiOfProvider = async (): Promise<OpenApiDocument> =>
  (await import('@emberclutch/provider/describe-api.ts')).describeApi();

/**
 * Reads the API of the site that a remote alone is for.
 * @param url of its OpenAPI document
 * @throws {BuildError} if there is none
 */
export async function readApi(url: string): Promise<OpenApiDocument> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => null);
  const document = answer?.ok
    ? OpenApiDocument.safeParse(await answer.json().catch(() => null)).data
    : undefined;
  if (!document) throw new BuildError(`${url} has no description of an API.`);
  return document;
}

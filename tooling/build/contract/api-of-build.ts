import { OpenApiDocument } from '@emberclutch/server/open-api/open-api-document.ts';
import { isRemoteAlone } from '../../federation/workspace-root.ts';
import { BuildError } from '../../webpack/build-error.ts';

/**
 * The description of the API that a build calls: of this checkout's provider, or of the site that a remote alone is for.
 * @throws {BuildError} where the site describes none
 */
export async function apiOfBuild(): Promise<OpenApiDocument> {
  if (!isRemoteAlone) return (await import('@emberclutch/provider/describe-api.ts')).describeApi();
  const address = process.env.SITE_API ?? '';
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => null);
  const document = answer?.ok ? OpenApiDocument.safeParse(await answer.json()).data : undefined;
  if (!document) throw new BuildError(`${address} has no description of an API.`);
  return document;
}

/** Milliseconds. */
const timeoutMs = 30_000;

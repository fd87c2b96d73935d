import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { OpenApiDocument } from '@emberclutch/server/open-api/open-api-document.ts';
import { apiOfProvider } from './read-api.ts';

/**
 * Describes the API of this checkout for a build that runs in a process of its own: a command that serves the provider has loaded its code
 * anyway.
 */
export function describeApiFor(build: ChildProcess): void {
  build.on('message', () => {
    void apiOfProvider()
      .catch(() => ({})) // The build fails by itself in the same way.
      .then((api) => build.connected && build.send(api));
  });
}

/** The API as the command describes it that started this process. */
export async function apiOfCommand(): Promise<OpenApiDocument> {
  const answer: Promise<unknown[]> = once(process, 'message');
  process.send?.('describe the API');
  const [api] = await answer;
  return OpenApiDocument.safeParse(api).data ?? apiOfProvider();
}

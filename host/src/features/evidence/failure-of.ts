import type { Failure } from '@emberclutch/contract/site/evidence.ts';
import type { AppVersion } from '@emberclutch/contract/site/publishing.ts';
import { isBug } from '../../platform/errors/report-caught.ts';

/** Positions of one failure that are reported. */
const maxPositions = 5;

/** A position in a script of a release: `/remotes/hatchery/1.8.4-0a1b2c3d4e/routes.5f6a7b8c.js:1:2345`. */
const position = /\/(host|remotes\/[a-z0-9-]+)\/([\w.+-]+)\/([\w.-]+\.js)(?:\?[\w=]*)?(:\d+:\d+)?/g;

/**
 * Describes an error that nothing caught, or a script that did not load, without its message, which may name a person.
 * @param owner of the page, to which an error without a position belongs
 * @returns null for a failure that is not ours: a failed request, or a script of a browser extension
 */
export function failureOf(event: Event, owner: AppVersion): Failure | null {
  if (event.target instanceof HTMLScriptElement) {
    const [script] = positionsIn(event.target.src);
    return script ? { ...script.release, kind: 'script' } : null;
  }
  const error: unknown = errorOf(event);
  if (!(error instanceof Error) || !isBug(error)) return null;
  const { name, stack = '' } = error;
  const positions = positionsIn(stack);
  const [innermost] = positions;
  if (!innermost && stack.includes('-extension://')) return null;
  const release = innermost?.release ?? owner;
  return {
    ...release,
    kind: 'error',
    ...(/^\w{1,40}$/.test(name) && { name }),
    at: positions
      .filter(({ release: { app, version } }) => app === release.app && version === release.version)
      .flatMap(({ at }) => at ?? [])
      .slice(0, maxPositions),
  };
}

function errorOf(event: Event): unknown {
  if (event instanceof ErrorEvent) return event.error;
  return 'reason' in event ? event.reason : null;
}

const positionsIn = (text: string) =>
  Array.from(text.matchAll(position), ([, folder = '', version = '', file = '', place]) => ({
    release: { app: folder.replace('remotes/', 'remote-'), version },
    at: place === undefined ? null : file + place,
  }));

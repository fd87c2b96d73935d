import type { SessionInfo } from './session-info.ts';
import { readFlag } from './readers/flag.ts';
import { readInstant } from './readers/instant.ts';
import { readList } from './readers/list.ts';
import { readRecord } from './readers/record.ts';
import { schemaOf } from './readers/schema-of.ts';
import { readText } from './readers/text.ts';
import { sessionOrigins } from './words.ts';

/** A session of the list as far as it could be read; what the provider does not say is null. */
export interface ListedSession extends Pick<SessionInfo, 'id' | 'userAgent' | 'isCurrent'> {
  signedInBy: SessionInfo['signedInBy'] | null;
  createdAt: number | null;
  lastSeenAt: number | null;
}

/** Reads `SessionList`. Sessions without an id are left out, because they could not be ended. */
export const LenientSessionList = schemaOf((answer): ListedSession[] =>
  readList(readRecord(answer).sessions)
    .map(readSession)
    .filter((session) => session !== null),
);

function readSession(value: unknown): ListedSession | null {
  const session = readRecord(value);
  const id = readText(session.id);
  if (id === null) return null;
  return {
    id,
    userAgent: readText(session.userAgent),
    signedInBy: sessionOrigins.find((known) => known === session.signedInBy) ?? null,
    createdAt: readInstant(session.createdAt),
    lastSeenAt: readInstant(session.lastSeenAt),
    isCurrent: readFlag(session.isCurrent),
  };
}

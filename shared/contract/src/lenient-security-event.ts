import type { SecurityEvent } from './security-event.ts';
import { readInstant } from './readers/instant.ts';
import { readList } from './readers/list.ts';
import { readRecord } from './readers/record.ts';
import { schemaOf } from './readers/schema-of.ts';
import { readText } from './readers/text.ts';
import { securityEventKinds } from './words.ts';

/** `SecurityEventList` as far as it can be read: events of a kind that this client does not know are left out. */
export const LenientSecurityEvents = schemaOf((answer): SecurityEvent[] =>
  readList(readRecord(answer).events)
    .map(readEvent)
    .filter((event) => event !== null),
);

function readEvent(value: unknown): SecurityEvent | null {
  const event = readRecord(value);
  const id = readText(event.id);
  const kind = securityEventKinds.find((known) => known === event.kind);
  const at = readInstant(event.at);
  if (id === null || kind === undefined || at === null) return null;
  return {
    id,
    kind,
    at,
    userAgent: readText(event.userAgent),
    network: readText(event.network),
    passkeyName: readText(event.passkeyName),
    endedUserAgent: readText(event.endedUserAgent),
  };
}

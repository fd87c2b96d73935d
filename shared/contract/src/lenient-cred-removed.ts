import { readInstant } from './readers/instant.ts';
import { readRecord } from './readers/record.ts';
import { schemaOf } from './readers/schema-of.ts';

/** Answer to the removal of a passkey. Providers that delete it at once answer anything else: null. */
export const LenientCredRemoved = schemaOf((answer): { restorableUntil: number | null } => ({
  restorableUntil: readInstant(readRecord(answer).restorableUntil),
}));

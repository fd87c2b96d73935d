import { readEntityId } from './readers/entity-id.ts';
import { readList } from './readers/list.ts';
import { readRecord } from './readers/record.ts';
import { schemaOf } from './readers/schema-of.ts';

/** Reads the ids of `CycleReminders`; null where the answer is something else, as if the provider had no reminders. */
export const LenientCycleReminders = schemaOf((answer) => {
  const { cycleIds } = readRecord(answer);
  if (!Array.isArray(cycleIds)) return { cycleIds: null };
  return {
    cycleIds: readList(cycleIds)
      .map(readEntityId)
      .filter((id) => id !== null),
  };
});

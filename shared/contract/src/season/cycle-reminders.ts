import { entityId } from '../shape/entity-id.ts';
import { list } from '../shape/list.ts';
import { readBy } from '../shape/modifiers.ts';
import { orEmpty, record } from '../shape/record.ts';
import type { Strict } from '../shape/shape.ts';

const CycleIds = list(entityId);

/**
 * Answer of `GET /v1/seasons/reminders`: the cycles of whose opening the account will be reminded by e-mail. Null if the
 * answer is something else, as if the provider had no reminders.
 */
export const CycleReminders = orEmpty(
  record({ cycleIds: readBy(CycleIds, (value) => (Array.isArray(value) ? CycleIds.read(value) : null)) }),
);
export type CycleReminders = Strict<typeof CycleReminders>;

import { entityId } from '../shape/entity-id.ts';
import { list } from '../shape/list.ts';
import { readBy } from '../shape/modifiers.ts';
import { orEmpty, record } from '../shape/record.ts';
import type { Strict } from '../shape/shape.ts';

const CycleIds = list(entityId);

/** Response of `GET /v1/seasons/reminders`: the cycles for which the account gets an e-mail. Null if the provider has no reminders. */
export const CycleReminders = orEmpty(
  record({ cycleIds: readBy(CycleIds, (value) => (Array.isArray(value) ? CycleIds.read(value) : null)) }),
);
export type CycleReminders = Strict<typeof CycleReminders>;

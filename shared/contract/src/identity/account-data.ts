import { dictionary } from '../shape/dictionary.ts';
import { instant } from '../shape/instant.ts';
import { list } from '../shape/list.ts';
import { readBy, required } from '../shape/modifiers.ts';
import { isRecord, record } from '../shape/record.ts';
import type { Shape, Strict } from '../shape/shape.ts';
import { text, uuid } from '../shape/text.ts';

/** One stored row. Its members are the columns of its table; instants are epoch seconds, and amounts are decimal strings. */
const StoredRow: Shape<Record<string, unknown>> = {
  kind: 'openRecord',
  fields: {},
  read: (value) => (isRecord(value) ? value : null),
};

const fields = record({
  accountId: required(uuid),
  exportedAt: required(instant),
  /** The account's rows by table name, without secrets. */
  tables: required(dictionary(text, list(StoredRow))),
});

/** Response of `GET /v1/account/data`. The reader keeps any response unchanged: the player downloads it, and the client does not use it. */
export const AccountData = readBy(fields, (response) => (isRecord(response) ? response : null));
export type AccountData = Strict<typeof AccountData>;

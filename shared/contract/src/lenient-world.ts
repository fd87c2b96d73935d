import { readEntityId } from './readers/entity-id.ts';
import { readList } from './readers/list.ts';
import { readNumber } from './readers/number.ts';
import { readRecord } from './readers/record.ts';
import { schemaOf } from './readers/schema-of.ts';

/** `WorldDragonsAnswer` as far as it could be read: null in place of a value that could not be. */
export interface WorldColumns {
  ids: (number | null)[];
  houses: (number | null)[];
  magics: (number | null)[];
  seasons: (number | null)[];
  ages: (number | null)[];
  hatched: (number | null)[];
  bodies: (number | null)[];
  golden: Set<number | null>;
}

/** Reads the compact answer column by column. An answer without ids is none. */
export const LenientWorldColumns = schemaOf((answer): WorldColumns | null => {
  const columns = readRecord(answer);
  const read = (name: string) => readList(columns[name]).map(readNumber);
  if (!Array.isArray(columns.ids)) return null;
  return {
    ids: columns.ids.map(readEntityId),
    houses: read('houses'),
    magics: read('magics'),
    seasons: read('seasons'),
    ages: read('ages'),
    hatched: read('hatched'),
    bodies: read('bodies'),
    golden: new Set(readList(columns.golden).map(readEntityId)),
  };
});

/** Server time in milliseconds. */
export const LenientWorldClock = schemaOf((answer): { now: number } | null => {
  const now = readNumber(readRecord(answer).now);
  return now === null ? null : { now };
});

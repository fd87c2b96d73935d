import { SeasonAge } from '../season/season-age.ts';
import { entityId } from '../shape/entity-id.ts';
import { instant } from '../shape/instant.ts';
import { column } from '../shape/list.ts';
import { optional, readBy } from '../shape/modifiers.ts';
import { count, readNumber } from '../shape/number.ts';
import { readRecord, record } from '../shape/record.ts';
import type { Lenient, Strict } from '../shape/shape.ts';

const index = readBy(count, readNumber);

const columns = record({
  ids: column(entityId),
  /** Indices of house and magic in `elements`, and of the season in `spawnSeasons`. */
  houses: column(index),
  magics: column(index),
  seasons: column(index),
  ages: column(readBy(SeasonAge, readNumber)),
  hatched: column(readBy(instant, readNumber)),
  /** Body plans and wings, by their indices in the gene map; absent if the provider does not send them. */
  bodies: optional(column(index)),
  wings: optional(column(index)),
  golden: column(entityId),
  /** Ids of the dragons with the rarest genomes; absent if the provider does not send them. */
  rare: optional(column(entityId)),
});

/**
 * Response of `GET /v1/world/dragons`: every hatched dragon, in the order of hatching; with `since`, the dragons that have hatched
 * since then, and perhaps earlier ones. It has one array per column, all of the same length, because most of the response would
 * otherwise be repeated names. The specification does not contain it, so a response without ids counts as a missing response.
 */
export const WorldDragons = readBy(columns, (response) => {
  if (!Array.isArray(readRecord(response)['ids'])) return null;
  const readColumns = columns.read(response);
  return (
    readColumns && {
      ...readColumns,
      bodies: readColumns.bodies ?? [],
      wings: readColumns.wings ?? [],
      golden: new Set(readColumns.golden),
      rare: new Set(readColumns.rare),
    }
  );
});
export type WorldDragons = Strict<typeof WorldDragons>;
export type WorldColumns = Lenient<typeof WorldDragons>;

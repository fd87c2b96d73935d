import { record } from '../shape/record.ts';
import { text } from '../shape/text.ts';

/** The drawings of a season. Releases of different versions share these in one query cache. */
export const SeasonDrawing = record({
  key: text,
  sky: text,
  grain: text,
  stars: text,
  land: text,
  drawing: text,
});

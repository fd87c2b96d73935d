import { record } from '../shape/record.ts';
import { text } from '../shape/text.ts';

/** What drawings of a season consist of, which releases of several ages share in one cache of queries. */
export const SeasonDrawing = record({
  key: text,
  sky: text,
  grain: text,
  mote: text,
  stars: text,
  land: text,
  drawing: text,
});

import { money } from '../shape/money.ts';
import { count } from '../shape/number.ts';
import { record } from '../shape/record.ts';
import type { Strict } from '../shape/shape.ts';

/** A number of items, and the fee of each item. */
export const Offer = record({ count, fee: money });
export type Offer = Strict<typeof Offer>;

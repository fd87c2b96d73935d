import { money } from '../shape/money.ts';
import { count } from '../shape/number.ts';
import { record } from '../shape/record.ts';
import type { Strict } from '../shape/shape.ts';

/** How many, and the fee of each. */
export const Offer = record({ count, fee: money });
export type Offer = Strict<typeof Offer>;

import { readBy, required } from '../shape/modifiers.ts';
import { count, readNumber } from '../shape/number.ts';
import { record } from '../shape/record.ts';
import type { Strict } from '../shape/shape.ts';

/** Answer of `GET /v1/world/clock`: server time in milliseconds, finer than the `Date` header of other answers. */
export const WorldClock = record({ now: required(readBy(count, readNumber)) });
export type WorldClock = Strict<typeof WorldClock>;

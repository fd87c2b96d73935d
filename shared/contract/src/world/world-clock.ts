import { readBy, required } from '../shape/modifiers.ts';
import { count, readNumber } from '../shape/number.ts';
import { record } from '../shape/record.ts';
import type { Strict } from '../shape/shape.ts';

/** Response of `GET /v1/world/clock`: server time in milliseconds, finer than the `Date` header of other responses. */
export const WorldClock = record({ now: required(readBy(count, readNumber)) });
export type WorldClock = Strict<typeof WorldClock>;

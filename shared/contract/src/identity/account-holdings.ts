import { record } from '../shape/record.ts';
import type { Lenient, Strict } from '../shape/shape.ts';
import { count } from '../shape/number.ts';
import { required } from '../shape/modifiers.ts';

/** Response of `GET /v1/account/holdings`: the assets and purchases that remain when the account is deleted. */
export const AccountHoldings = record({
  /** Number of dragons, including eggs. */
  dragons: required(count),
  gatewayKeys: required(count),
  purchases: required(count),
});
export type AccountHoldings = Strict<typeof AccountHoldings>;
export type AccountHoldingsInfo = Lenient<typeof AccountHoldings>;

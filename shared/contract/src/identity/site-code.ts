import { required } from '../shape/modifiers.ts';
import { record } from '../shape/record.ts';
import type { Strict } from '../shape/shape.ts';
import { text } from '../shape/text.ts';

/** Answer of `POST /v1/account/connected-sites`: for the page of that site, which exchanges it once, within a minute. */
export const SiteCode = record({ code: required(text) });
export type SiteCode = Strict<typeof SiteCode>;

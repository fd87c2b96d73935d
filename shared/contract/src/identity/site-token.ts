import { instant } from '../shape/instant.ts';
import { required } from '../shape/modifiers.ts';
import { record } from '../shape/record.ts';
import type { Lenient, Strict } from '../shape/shape.ts';
import { text } from '../shape/text.ts';

/** Answer of `POST /v1/connected/token`. */
export const SiteToken = record({
  /** For `Authorization: Bearer`, in pages of the site that it was given to. */
  token: required(text),
  expiresAt: instant,
});
export type SiteToken = Strict<typeof SiteToken>;
export type GivenSiteToken = Lenient<typeof SiteToken>;

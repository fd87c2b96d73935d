import { instant } from '../shape/instant.ts';
import { list } from '../shape/list.ts';
import { required } from '../shape/modifiers.ts';
import { orEmpty, record } from '../shape/record.ts';
import type { Lenient, Strict } from '../shape/shape.ts';
import { text } from '../shape/text.ts';

/** A site of another origin that may read the assets of the account. */
export const ConnectedSite = record({
  /** Such as `https://wiki.example`. */
  origin: required(text),
  /** When it was first connected, of the tokens that are valid. */
  createdAt: instant,
  lastUsedAt: instant,
  expiresAt: instant,
});
export type ConnectedSite = Strict<typeof ConnectedSite>;
export type ListedSite = Lenient<typeof ConnectedSite>;

/** Answer of `GET /v1/account/connected-sites`: by last use. */
export const ConnectedSiteList = orEmpty(record({ sites: list(ConnectedSite) }));
export type ConnectedSiteList = Strict<typeof ConnectedSiteList>;

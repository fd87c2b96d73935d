import * as z from 'zod/mini';
import { siteOriginOf } from '../site-origin.ts';

/** The origin of a site as browsers write it: https, or http on this machine. */
export const SiteOrigin = z.string().check(
  z.maxLength(300),
  z.refine((value) => siteOriginOf(value) === value, 'It is no origin of a site.'),
);

/** 43 characters: 32 bytes in base64url. */
const bytes32 = z.string().check(z.regex(/^[\w-]{43}$/));

/** Body of `POST /v1/account/connected-sites`. */
export const ConnectSiteBody = z.object({
  origin: SiteOrigin,
  /** Code challenge of RFC 7636, by the method S256. */
  challenge: bytes32,
});
export type ConnectSiteBody = z.infer<typeof ConnectSiteBody>;

/** Query of `DELETE /v1/account/connected-sites`. */
export const DisconnectSiteQuery = z.object({ origin: SiteOrigin });

/** Body of `POST /v1/connected/token`. */
export const SiteTokenBody = z.object({
  code: bytes32,
  /** Code verifier of RFC 7636. */
  verifier: z.string().check(z.regex(/^[\w.~-]{43,128}$/)),
});
export type SiteTokenBody = z.infer<typeof SiteTokenBody>;

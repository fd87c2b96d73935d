import * as z from 'zod/mini';
import { AccountId } from './ids.ts';
import { Instant } from './instant.ts';
import { CredMetadataById, Passkey } from './passkey.ts';
import { SeasonAge } from './season.ts';

/** Answer of `GET /v1/account` of our provider. The client also reads other spellings: `lenient-account.ts`. */
export const Account = z.object({
  id: AccountId,
  email: z.string(),
  displayName: z.string(),
  created: z.optional(Instant),
  metadata: z.object({
    season: z.string(),
    age: SeasonAge,
    credMetadata: z.optional(CredMetadataById),
  }),
  /** Newest first. */
  credentials: z.optional(z.array(Passkey)),
  /** Parameters of the browser's Signal API (WebAuthn Level 3, section 5.1.10); `userId` is base64url. */
  webauthn: z.optional(z.object({ rpId: z.string(), userId: z.string() })),
});
export type Account = z.infer<typeof Account>;

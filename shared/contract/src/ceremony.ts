import * as z from 'zod/mini';

/** The options of a WebAuthn call, passed to the browser as the provider wrote them: no member is read, added or removed. */
export const CeremonyOptions = z.looseObject({ challenge: z.string() });
export type CeremonyOptions = z.infer<typeof CeremonyOptions>;

/** Answer of both `begin` calls. `sessionData` is opaque and can be used once, within five minutes. */
export const Ceremony = z.object({ publicKey: CeremonyOptions, sessionData: z.string() });
export type Ceremony = z.infer<typeof Ceremony>;

import * as z from 'zod/mini';

/** What the browser is asked, exactly as the provider says it: nothing of it is read, added or left out on the way. */
export const CeremonyOptions = z.looseObject({ challenge: z.string() });
export type CeremonyOptions = z.infer<typeof CeremonyOptions>;

/** Answer of both `begin` calls. `sessionData` is opaque, works once, and for five minutes. */
export const Ceremony = z.object({ publicKey: CeremonyOptions, sessionData: z.string() });
export type Ceremony = z.infer<typeof Ceremony>;

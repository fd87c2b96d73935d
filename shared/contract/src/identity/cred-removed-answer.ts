import { instant } from '../shape/instant.ts';
import { orEmpty, record } from '../shape/record.ts';
import type { Strict } from '../shape/shape.ts';

/**
 * Answer of `DELETE /v1/webauthn/cred/{hex}`: until then the passkey can be restored. Providers that delete it at once
 * answer anything else, which reads as null.
 */
export const CredRemovedAnswer = orEmpty(record({ restorableUntil: instant }));
export type CredRemovedAnswer = Strict<typeof CredRemovedAnswer>;

import { readBy, required } from '../shape/modifiers.ts';
import { readRecord, record } from '../shape/record.ts';
import type { Reader, Shape, Strict } from '../shape/shape.ts';
import { text } from '../shape/text.ts';

export interface CeremonyOptions {
  [member: string]: unknown;
  challenge: string;
}

/** The options of a WebAuthn call, passed to the browser as the provider wrote them: no member is read, added or removed. */
const Options: Shape<CeremonyOptions> = {
  kind: 'openRecord',
  fields: { challenge: text },
  read: (value) => (typeof readRecord(value)['challenge'] === 'string' ? value : null),
};

/**
 * Answer of both `begin` calls. `sessionData` is opaque and can be used once, within five minutes; other providers may
 * send any JSON, which the client returns unchanged.
 */
export const Ceremony = record({
  publicKey: required(Options),
  sessionData: readBy(text, (value) => value),
});
export type Ceremony = Strict<typeof Ceremony>;

/** `Ceremony` of any provider. */
export interface CeremonyInfo<Options> {
  publicKey: Options;
  sessionData: unknown;
}

/**
 * Reads the answer of both `begin` calls, typed for the browser's WebAuthn call.
 * @typeParam Options argument of that call: creation or request options
 */
export const ceremonyOf = <Options>() =>
  // Cast: the browser reads the options itself, and members that this client does not know must reach it.
  Ceremony as Reader<unknown> as Reader<CeremonyInfo<Options> | null>;

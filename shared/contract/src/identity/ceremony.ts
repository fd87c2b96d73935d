import { readBy, required } from '../shape/modifiers.ts';
import { readRecord, record } from '../shape/record.ts';
import type { Reader, Shape } from '../shape/shape.ts';
import { text } from '../shape/text.ts';

export interface CeremonyOptions {
  [member: string]: unknown;
  challenge: string;
}

/** The options of a WebAuthn call. The client passes them to the browser unchanged, and adds, reads and removes no member. */
const Options: Shape<CeremonyOptions> = {
  kind: 'openRecord',
  fields: { challenge: text },
  read: (value) => (typeof readRecord(value)['challenge'] === 'string' ? value : null),
};

/** Response of both `begin` calls. `sessionData` is opaque, and valid once, for five minutes. Other providers may send any JSON. */
export const Ceremony = record({
  publicKey: required(Options),
  sessionData: readBy(text, (value) => value),
});

export interface CeremonyInfo<Options> {
  publicKey: Options;
  sessionData: unknown;
}

/** Creates the reader of both `begin` responses. `Options` are the creation or request options of the browser's WebAuthn call. */
export const createCeremonyReader = <Options>() =>
  // Cast: the browser itself reads the options, and unknown members must reach it.
  Ceremony as Reader<unknown> as Reader<CeremonyInfo<Options> | null>;

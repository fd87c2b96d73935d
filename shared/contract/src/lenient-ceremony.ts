import { readRecord } from './readers/record.ts';
import { schemaOf } from './readers/schema-of.ts';

/** `Ceremony` of any provider. `sessionData` is any JSON and sent back as it came. */
export interface CeremonyInfo<Options> {
  publicKey: Options;
  sessionData: unknown;
}

/**
 * Reads the answer of both `begin` calls, typed for the browser's WebAuthn call.
 * @typeParam Options what that call takes: creation or request options
 */
export const ceremonyOf = <Options>() =>
  schemaOf((answer): CeremonyInfo<Options> | null => {
    const { publicKey, sessionData } = readRecord(answer);
    if (typeof readRecord(publicKey).challenge !== 'string') return null;
    // Cast: the browser reads the options itself, and members that this client does not know must reach it.
    return { publicKey: publicKey as Options, sessionData };
  });

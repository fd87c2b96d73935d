import { optional, required } from '../shape/modifiers.ts';
import { record } from '../shape/record.ts';
import type { Strict } from '../shape/shape.ts';
import { text } from '../shape/text.ts';

/** The paths of the script for pages of other sites. */
export const EmbedRelease = record({
  /** Version of the live release. */
  latest: required(text),
  /** The same script at an address that never changes. */
  pinned: required(text),
  /** SRI digest of the script. */
  integrity: required(text),
  /** The script that draws the world, from the live release of a remote; absent if no remote has one. */
  world: optional(text),
  /** SRI digest of the world's script; absent if an earlier version of the build made the release. */
  worldIntegrity: optional(text),
});
export type EmbedRelease = Strict<typeof EmbedRelease>;

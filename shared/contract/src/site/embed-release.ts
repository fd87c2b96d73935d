import { optional, required } from '../shape/modifiers.ts';
import { record } from '../shape/record.ts';
import type { Strict } from '../shape/shape.ts';
import { text } from '../shape/text.ts';

/** The script for pages of other sites, by paths of the site. */
export const EmbedRelease = record({
  /** Version of the live release. */
  latest: required(text),
  /** The same script at an address that never changes. */
  pinned: required(text),
  /** SRI digest of the script. */
  integrity: required(text),
  /** The script that draws the world, from the live release of a remote; absent if no remote has one. */
  world: optional(text),
  /** SRI digest of that script; absent where its release was made by an earlier version. */
  worldIntegrity: optional(text),
});
export type EmbedRelease = Strict<typeof EmbedRelease>;

/**
 * Name of the script for pages of other sites. It contains the digest, so that the content under a name never changes.
 * @param integrity SRI: `sha256-<base64>`
 * @returns `emberclutch-<the first 16 hex digits of the digest>.js`
 */
export function embedFile(integrity: string): string {
  const bytes = atob(integrity.replace(/^\w+-/, ''));
  const digest = Array.from(bytes.slice(0, 8), (byte) =>
    byte.charCodeAt(0).toString(16).padStart(2, '0'),
  ).join('');
  return `emberclutch-${digest}.js`;
}

/**
 * Builds the name of the script for pages of other sites. It contains the digest, so that the content under a name never changes.
 * @param integrity SRI: `sha256-<base64>`
 * @returns `emberclutch-<the first 16 hex digits of the digest>.js`
 */
export function toEmbedFileName(integrity: string): string {
  const bytes = atob(integrity.replace(/^\w+-/, ''));
  const digest = Array.from(bytes.slice(0, 8), (byte) =>
    byte.charCodeAt(0).toString(16).padStart(2, '0'),
  ).join('');
  return `emberclutch-${digest}.js`;
}

/** Builds the name of the script for pages of other sites from its SRI digest, so that the content under a name never changes. */
export function toEmbedFileName(integrity: string): string {
  const bytes = atob(integrity.replace(/^\w+-/, ''));
  const digest = Array.from(bytes.slice(0, 8), (byte) =>
    byte.charCodeAt(0).toString(16).padStart(2, '0'),
  ).join('');
  return `emberclutch-${digest}.js`;
}

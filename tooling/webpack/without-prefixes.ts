/**
 * A loader that leaves the vendor prefixes of `stylis/src/Prefixer.js` out. styled-components contains them for those who ask for
 * prefixes, which our pages do not.
 */
export default function withoutPrefixes(): string {
  return 'export const prefix = (declaration) => declaration;';
}

import type { LoaderContext } from 'webpack';
import { replaceExpected } from './replace-expected.ts';

/**
 * A loader that leaves the vendor prefixes of `stylis/src/Prefixer.js` out. styled-components contains them for those who ask for
 * prefixes, which our pages do not.
 * @throws {BuildError} if the file exports them in another way
 */
export default function withoutPrefixes(
  this: Pick<LoaderContext<unknown>, 'resourcePath'>,
  source: string,
): string {
  return replaceExpected(source, {
    loader: 'without-prefixes',
    file: this.resourcePath,
    // Whole: what the file imports would otherwise stay.
    pattern:
      /^(?:import [^\n]*\n|\s|\/\*\*.*?\*\/)*export function prefix \(value, length, children\) \{.*\}\s*$/gs,
    replacement: 'export const prefix = (declaration) => declaration;',
  });
}

import { BuildError } from './build-error.ts';

/** A place in the text of a library that a loader changes. */
interface Expected {
  loader: string;
  /** Path of the file of the library. */
  file: string;
  /** Global. */
  pattern: RegExp;
  replacement: string;
}

/**
 * Replaces what a pattern finds in the text of a library.
 * @throws {BuildError} if it finds nothing: another version of the library would only make the scripts larger
 */
export function replaceExpected(source: string, { loader, file, pattern, replacement }: Expected): string {
  if (source.search(pattern) < 0)
    throw new BuildError(
      `The loader ${loader} finds nothing in ${file} that matches ${String(pattern)}. The library has changed, so that the loader has to change as well.`,
    );
  return source.replaceAll(pattern, replacement);
}

import { readFileSync } from 'node:fs';
import type { Mutation } from './mutation-list.ts';

/**
 * The text of a file with a mutation applied. White space in the original matches any white space, so that a change of
 * the formatting alone needs no change of the list.
 * @throws {Error} if the file does not contain the original exactly once
 */
export function applyMutation(path: string, { name, original, replacement }: Mutation): string {
  const text = readFileSync(path, 'utf8');
  const matches = [...text.matchAll(patternOf(original))];
  const [match] = matches;
  if (match === undefined || matches.length > 1)
    throw new Error(`${path} contains "${name}" ${matches.length} times instead of once.`);
  return text.slice(0, match.index) + replacement + text.slice(match.index + match[0].length);
}

const patternOf = (original: string) =>
  new RegExp(original.split(/\s+/).map(RegExp.escape).join('\\s+'), 'g');

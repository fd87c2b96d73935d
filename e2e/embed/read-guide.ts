import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads the first code block of a guide of `docs` in a language. */
export function readCodeBlock(guide: 'elements' | 'embedding', language: string): string {
  const text = readFileSync(join(import.meta.dirname, '../../docs', `${guide}.md`), 'utf8');
  const block = text.split(`\n\`\`\`${language}\n`)[1]?.split('\n```')[0];
  if (block === undefined) throw new Error(`The guide ${guide} has no code block in ${language}`);
  return block;
}

import type { CodeRule } from '../code-rule.ts';
import { exportedNames } from '../exported-names.ts';
import { kebabCase } from '../kebab-case.ts';
import { retiredWords } from '../retired-words.ts';
import type { RetiredWord } from '../retired-words.ts';

/** Words that hide which client, process or transaction acts. Rejected in comments. */
const nameless = /\b(whoever|nobody|somebody)\b/i;

/** Paths and exported names use the terms of the field, without the words that these replaced. Comments name the actor. */
export const noRetiredWords: CodeRule = {
  name: 'no-retired-words',
  covers: (path) => !path.startsWith('tooling/code-rules/'),
  checkPath: (path, report) => {
    const name = path.split('/').map(nameOf).join('/');
    for (const retired of retiredIn(name, path))
      report(`Do not name a file "${retired.word}": ${retired.use}.`);
  },
  check: (file, report) => {
    for (const { name, start } of exportedNames(file))
      for (const { word, use } of retiredIn(kebabCase(name), file.path))
        report({ start }, `Do not use "${word}" in ${name}: ${use}.`);
    for (const { start, value } of file.comments) {
      const [word] = nameless.exec(value) ?? [];
      if (word !== undefined) report({ start }, `Name the actor instead of "${word}".`);
    }
    return undefined;
  },
};

/** @param name in kebab-case, or several of them with `/` between */
const retiredIn = (name: string, path: string): RetiredWord[] =>
  retiredWords.filter(({ word, within, except = [] }) => {
    if (within && !within.test(path)) return false;
    const rest = except.reduce((text, allowed) => text.replaceAll(allowed, ''), name);
    return new RegExp(`(?<![a-z\\d])${pluralsOf(word)}(?![a-z\\d])`).test(rest);
  });

const pluralsOf = (word: string) => (word.endsWith('y') ? `${word.slice(0, -1)}(y|ies)` : `${word}(s|es)?`);

/** A segment of a path without its extensions, in kebab-case. */
const nameOf = (segment: string) => kebabCase(segment.replace(/\.[^/]*$/, ''));

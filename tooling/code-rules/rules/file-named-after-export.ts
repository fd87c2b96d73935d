import { basename } from 'node:path/posix';
import type { CodeRule } from '../code-rule.ts';
import { exportedNames } from '../exported-names.ts';
import { kebabCase } from '../kebab-case.ts';
import { isTestCode } from '../is-test-code.ts';

/** Files whose name says their role in a package: an entry, a table that a build reads, a command, a step of a migration, a resource. */
const namedByRole = [
  /(^|\/)(index|main|bootstrap|routes|pages|mount|settings|standalone|standalone-page|prerender|app|world-script)\.tsx?$/,
  /(^|[/-])(copy|texts)\.ts$/,
  /(^|\/)jest\.config\.ts$/,
  /\.d\.ts$/,
  /^provider\/src\/(migrations|cli)\//,
  /^provider\/src\/.*-(repository|service|rules)\.ts$/,
  /^provider\/src\/platform\/database\/tables\//,
  /^(shared\/(web\/src\/api|contract\/src)|[^/]+\/src\/platform\/api)\//,
  /^tooling\/(commands|jest|prerender\/absent)\//,
  /^bench\//,
];

/** Files of several exports of equal rank, named after the state or the part of a drawing that they serve. */
const namedAfterSubject = /^shared\/(web\/src\/(state|theme)|art\/src)\//;

/**
 * A file is found by what it exports: `season-title.ts` exports seasonTitle, `EggCard.tsx` EggCard, `golden-eggs.ts`
 * goldenEggsAtom. A file of several exports may also be named by words that stand in one of them.
 */
export const fileNamedAfterExport: CodeRule = {
  name: 'file-named-after-export',
  covers: (path) => !isTestCode(path) && !namedByRole.some((pattern) => pattern.test(path)),
  check: (file, report) => {
    const fileName = basename(file.path).replace(/\.tsx?$/, '');
    const names = exportedNames(file).map(({ name }) => name);
    const isNamed =
      names.some((name) =>
        [name, kebabCase(name), kebabCase(name.replace(/Atom$/, ''))].includes(fileName),
      ) ||
      (names.length > 1 &&
        (namedAfterSubject.test(file.path) || names.some((name) => hasWords(name, fileName))));
    if (names.length > 0 && !isNamed)
      report({ start: 0 }, `Name the file after what it exports: ${names.map(kebabCase).join(' or ')}.`);
    return undefined;
  },
};

/** Whether the words of a file name stand in a name, next to each other and in any number: `lock-rules` in checkLockRule. */
const hasWords = (name: string, fileName: string) =>
  `-${singular(kebabCase(name))}-`.includes(`-${singular(kebabCase(fileName))}-`);

const singular = (words: string) => words.replaceAll(/s(?=-|$)/g, '');

import { checkPackage } from './check-package.ts';

/** Prints the problems of the given tarballs, for tests, which cannot load the checkers because these are ES modules only. */
const problems = await Promise.all(process.argv.slice(2).map(checkPackage));
console.log(problems.flat().join('\n'));

import { checkPackage } from './check-package.ts';

/** Prints what is wrong with the tarballs that it is given, for tests: they cannot load the checkers, which are modules only. */
const problems = await Promise.all(process.argv.slice(2).map(checkPackage));
console.log(problems.flat().join('\n'));

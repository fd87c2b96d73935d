import { checkPackage } from './check-package.ts';

/** Prints the problems of tarballs. Tests run this script, because they cannot load the checkers, which are only ES modules. */
const problems = await Promise.all(process.argv.slice(2).map(checkPackage));
console.log(problems.flat().join('\n'));

import { checkPackage } from './check-package.ts';

/** Prints the faults of the given tarballs, for tests: those cannot load the checkers, which are ES modules only. */
const problems = await Promise.all(process.argv.slice(2).map(checkPackage));
console.log(problems.flat().join('\n'));

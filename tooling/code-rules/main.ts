import { checkCode } from './check-code.ts';

/** Prints what breaks the project's own rules in a workspace, and fails if anything does. */
const violations = checkCode(process.argv[2] ?? process.cwd());
for (const { path, line, rule, message } of violations) console.log(`${path}:${line} ${rule}: ${message}`);
process.exitCode = violations.length > 0 ? 1 : 0;

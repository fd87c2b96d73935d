// Plain JavaScript, so that a process whose modules are all in the cache does not load the compiler of TypeScript, which holds 12 MB.
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';

/** Caches compiled modules between commands. */
enableCompileCache('.cache/node');

/** Settings of this checkout. Variables of the shell take precedence. */
if (existsSync('.env')) process.loadEnvFile('.env');

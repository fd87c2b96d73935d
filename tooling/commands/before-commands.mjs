// Plain JavaScript, so that a process with all modules in the cache does not load the TypeScript compiler, which takes 12 MB.
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';

/** Caches compiled modules between commands. */
enableCompileCache('.cache/node');

/** Loads the settings of this checkout. Variables of the shell take precedence. */
if (existsSync('.env')) process.loadEnvFile('.env');

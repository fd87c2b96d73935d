import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';

/** What was compiled is kept: a start with nothing changed need not wait for it again. */
enableCompileCache('.cache/node');

/** Settings of this checkout, where somebody has written them down; what the shell says counts more. */
if (existsSync('.env')) process.loadEnvFile('.env');

import { existsSync } from 'node:fs';

/** Settings of this checkout, where somebody has written them down; what the shell says counts more. */
if (existsSync('.env')) process.loadEnvFile('.env');

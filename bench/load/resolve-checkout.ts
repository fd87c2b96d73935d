import { resolve } from 'node:path';

/** Resolves a folder against the working directory of the caller, because pnpm runs scripts in the folder of their package. */
export const resolveCheckout = (folder: string) => resolve(process.env.INIT_CWD ?? '.', folder);

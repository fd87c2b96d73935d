import * as z from 'zod/mini';

/**
 * Declaration files (`.d.ts`) by path: of our shared modules as the checkout of a release had them
 * (`web/src/state/index.d.ts`), and below `node_modules` of the libraries that their types name. They come from another
 * team, so that a path must not leave its folder.
 */
export const ReleaseDeclarations = z.record(
  z.string().check(z.regex(/^(?!.*\.\.)[\w@.-]+(\/[\w@.-]+)*\.(d\.ts|json)$/)),
  z.string(),
);
export type ReleaseDeclarations = z.infer<typeof ReleaseDeclarations>;

/** File of a release that holds its `ReleaseDeclarations`. */
export const releaseDeclarationsFile = 'declarations.json';

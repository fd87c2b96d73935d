/** The mode of the build, by which it replaces this expression. */
declare const process: { readonly env: { readonly NODE_ENV: string } };

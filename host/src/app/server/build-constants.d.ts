/** The build replaces this expression with its mode. */
declare const process: { readonly env: { readonly NODE_ENV: string } };

/** The build replaces this expression by its mode. */
declare const process: { readonly env: { readonly NODE_ENV: string } };

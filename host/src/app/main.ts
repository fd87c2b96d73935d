/** A dynamic import, behind which shared modules are ready. The name allows composed pages to preload the chunk. */
void import(/* webpackChunkName: "bootstrap" */ './start.ts');

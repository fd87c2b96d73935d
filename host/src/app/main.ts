/** A dynamic import, so that the shared modules load first. The name allows composed pages to preload the chunk. */
void import(/* webpackChunkName: "bootstrap" */ './start.ts');

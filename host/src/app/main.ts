/** The border behind which shared modules are ready. The name lets composed pages preload the chunk. */
void import(/* webpackChunkName: "bootstrap" */ './start.ts');

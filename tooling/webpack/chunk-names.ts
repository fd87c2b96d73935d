/** Chunks of the host that its release lists by role. `webpackChunkName` comments in the host name the first two. */
export const chunkNames = {
  /** What `index.ts` imports: the shell and its first render. */
  bootstrap: 'bootstrap',
  /** The federation runtime, which only pages of remotes need. */
  federation: 'federation',
  /** What changes with a dependency only, so that a release of the host leaves it in the caches of browsers. */
  libraries: 'libraries',
} as const;

/** Chunks of the host that its release lists by role. `webpackChunkName` comments in the host name the first two. */
export const chunkNames = {
  /** The imports of `index.ts`: the shell and its first render. */
  bootstrap: 'bootstrap',
  /** The federation runtime, which only pages of remotes need. */
  federation: 'federation',
  /** Dependencies. Unchanged by most releases of the host, so browsers keep it in their cache. */
  libraries: 'libraries',
} as const;

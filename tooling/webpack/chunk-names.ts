/** Chunks of the host that its release lists by role. Comments with `webpackChunkName` in the host set the names of the first two. */
export const chunkNames = {
  /** The imports of `index.ts`: the shell and its first render. */
  bootstrap: 'bootstrap',
  /** The federation runtime, which only pages of remotes need. */
  federation: 'federation',
  /** Dependencies. Most releases of the host do not change them, so browsers keep the chunk in their cache. */
  libraries: 'libraries',
} as const;

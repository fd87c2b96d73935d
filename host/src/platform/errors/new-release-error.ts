/** The page runs an earlier version of the host, which cannot show the live releases: it needs a reload. */
export class NewReleaseError extends Error {
  override name = 'NewReleaseError';
}

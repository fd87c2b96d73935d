/** The page runs a version of the host other than the live one, or the live remote no longer has the page. The page needs a reload. */
export class NewReleaseError extends Error {
  override name = 'NewReleaseError';
}

/** The page runs another version of the host than the live one, or the live remote no longer has the page. The page needs a reload. */
export class NewReleaseError extends Error {
  override name = 'NewReleaseError';
}

/** The page runs another version of the host than the live one, or its remote has no such page any longer. The page needs a reload. */
export class NewReleaseError extends Error {
  override name = 'NewReleaseError';
}

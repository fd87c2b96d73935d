/** The page runs an earlier edition of the host, which cannot show the live releases: it needs a reload. */
export class NewEditionError extends Error {
  override name = 'NewEditionError';
}

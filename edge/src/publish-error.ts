/** A change of the live site that was refused. The site has not changed. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
}

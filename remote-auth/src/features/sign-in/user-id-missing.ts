/** Nobody told whose session it is, neither with the session nor with the account. */
export class UserIdMissing extends Error {
  override readonly name = 'UserIdMissing';
}

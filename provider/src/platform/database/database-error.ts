import { OperatorError } from '@emberclutch/server/process/operator-error.ts';

/** PostgreSQL cannot be used. */
export class DatabaseError extends OperatorError {
  override name = 'DatabaseError';

  constructor(cause: unknown) {
    // A host with several addresses fails with one error per address and an empty message.
    const reasons = cause instanceof AggregateError ? cause.errors : [cause];
    const reason = reasons
      .map((error) => (error instanceof Error ? error.message : String(error)))
      .join('; ');
    super(`The database that DATABASE_URL names cannot be used: ${reason}`, { cause });
  }
}

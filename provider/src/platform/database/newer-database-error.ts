import { OperatorError } from '@emberclutch/server/process/operator-error.ts';

/** A newer version of the provider has changed the tables. */
export class NewerDatabaseError extends OperatorError {
  override name = 'NewerDatabaseError';

  constructor(migrations: string[]) {
    super(
      `A newer version has changed the tables of the database (${migrations.join(', ')}). Start that version, or restore a backup from before its migrations into an empty database.`,
    );
  }
}

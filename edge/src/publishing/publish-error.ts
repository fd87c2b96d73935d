import { OperatorError } from '@emberclutch/server/process/operator-error.ts';

/** A change of the live site that was refused. The site has not changed. */
export class PublishError extends OperatorError {
  override readonly name = 'PublishError';
}

import { OperatorError } from '@emberclutch/provider/operator-error';

/** A change of the live site that was refused. The site has not changed. */
export class PublishError extends OperatorError {
  override readonly name = 'PublishError';
}

import { OperatorError } from '@emberclutch/server/process/operator-error.ts';

/** A change of the live site that was refused. The site has not changed. */
export class PublishError extends OperatorError {
  override readonly name: string = 'PublishError';
}

/** A change that is not for this publisher to make. */
export class ScopeError extends PublishError {
  override readonly name = 'ScopeError';
}

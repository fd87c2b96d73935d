import { OperatorError } from '@emberclutch/server/process/operator-error.ts';

/** A change to the live site that was refused. The site has not changed. */
export class PublishError extends OperatorError {
  override readonly name: string = 'PublishError';
}

/** A change that this publisher may not make. */
export class ScopeError extends PublishError {
  override readonly name = 'ScopeError';
}

/** The refusal of a change to a site on which nothing is live. */
export const createUnpublishedError = (): PublishError =>
  new PublishError('Nothing is published here yet. `npx pnpm@12 site` publishes all apps.');

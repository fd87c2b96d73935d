import { OperatorError } from '@emberclutch/server/process/operator-error.ts';

/** The refusal of a change to the live site, which stays unchanged. */
export class PublishError extends OperatorError {
  override readonly name: string = 'PublishError';
}

/** The refusal of a change that this publisher may not make. */
export class ScopeError extends PublishError {
  override readonly name = 'ScopeError';
}

/** Creates the refusal of a change to a site on which nothing is live. */
export const createUnpublishedError = (): PublishError =>
  new PublishError('Nothing is published here yet. `npx pnpm@12 site` publishes all apps.');

import { ignoredAnswer } from '@emberclutch/contract/shape/optional-answer.ts';

/** Options of a write of the signed-in player. Only the status of its response counts. */
export const privateWrite = { access: 'private', answer: ignoredAnswer } as const;

import { ignoredResponse } from '@emberclutch/contract/shape/optional-response.ts';

/** Options of a write of the signed-in player. Only the status of its response counts. */
export const privateWrite = { access: 'private', reader: ignoredResponse } as const;

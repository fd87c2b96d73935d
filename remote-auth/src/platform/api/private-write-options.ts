import { ignoredResponse } from '@emberclutch/contract/shape/optional-response.ts';

/** Request options for a write by the signed-in player. Only the status of its response counts. */
export const privateWriteOptions = { access: 'private', reader: ignoredResponse } as const;

import { ignoredAnswer } from '@emberclutch/contract/shape/optional-answer.ts';
import { request } from '@emberclutch/web/api/request.ts';

/** Sends a write of the signed-in player. Only the status of its response counts. */
export const sendWrite = (method: 'POST' | 'PUT' | 'DELETE', path: `/v1/${string}`, body?: unknown) =>
  request(path, { method, access: 'private', body, answer: ignoredAnswer });

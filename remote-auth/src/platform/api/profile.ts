import { IgnoredAnswer } from '@emberclutch/contract/ignored-answer.ts';
import type { ProfileBody } from '@emberclutch/contract/profile.ts';
import { request } from '@emberclutch/web/api/request.ts';

/** Changes the display name. */
export const changeProfile = (body: ProfileBody) =>
  request('/v1/profile', { method: 'PUT', access: 'private', body, answer: IgnoredAnswer });

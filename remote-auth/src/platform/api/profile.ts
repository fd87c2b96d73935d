import type { ProfileBody } from '@emberclutch/contract/identity/input/profile.ts';
import { ignoredAnswer } from '@emberclutch/contract/shape/optional-answer.ts';
import { request } from '@emberclutch/web/api/request.ts';
import { repeatWrite } from './repeat-write.ts';

export const changeProfile = (body: ProfileBody) =>
  repeatWrite(() =>
    request('/v1/profile', { method: 'PUT', access: 'private', body, answer: ignoredAnswer }),
  );

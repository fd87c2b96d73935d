import * as z from 'zod/mini';
import { DisplayName } from './display-name.ts';

/** Body of `PUT /v1/profile`. The response is the changed account. */
export const ProfileBody = z.object({ display_name: DisplayName });
export type ProfileBody = z.infer<typeof ProfileBody>;

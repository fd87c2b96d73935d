import * as z from 'zod/mini';

/** For calls of which the client reads the status only; providers differ in what they answer. */
export const IgnoredAnswer = z.unknown();

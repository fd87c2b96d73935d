import * as z from 'zod/mini';
import { wholeNumberText } from './whole-number-text.ts';

/** `limit` and `page` of a query; all values arrive as text. Pages start at 0. */
export const pageQuery = (size: { default: number; max: number }) => ({
  limit: z._default(wholeNumberText(z.int().check(z.minimum(1), z.maximum(size.max))), size.default),
  page: z._default(wholeNumberText(z.int().check(z.minimum(0), z.maximum(1_000_000))), 0),
});

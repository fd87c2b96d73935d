import * as z from 'zod/mini';
import { Purchase } from './spawn.ts';

/** Purchases under `purchases`, as our provider writes them, or as a bare array. */
export const LenientPurchaseList = z.pipe(
  z.union([z.object({ purchases: z.array(Purchase) }), z.array(Purchase)]),
  z.transform((answer): Purchase[] => (Array.isArray(answer) ? answer : answer.purchases)),
);

/** A completed purchase; null if the provider answers 204, which means completed without a receipt. */
export const LenientReceipt = z.pipe(
  z.unknown(),
  z.transform((answer): Purchase | null => Purchase.safeParse(answer).data ?? null),
);

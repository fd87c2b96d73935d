import * as z from 'zod/mini';
import { entityIdText } from '../../shape/input/entity-id-text.ts';

/** Body of `POST /v1/voucher/purchase`. */
export const PurchaseBody = z.object({ purchaseId: entityIdText() });
export type PurchaseBody = z.infer<typeof PurchaseBody>;

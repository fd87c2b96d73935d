import * as z from 'zod/mini';
import { entityId } from '../../shape/entity-id.ts';
import { schemaOf } from '../../shape/schema-of.ts';

/** Body of `POST /v1/voucher/purchase`. */
export const PurchaseBody = z.object({ purchaseId: schemaOf(entityId) });
export type PurchaseBody = z.infer<typeof PurchaseBody>;

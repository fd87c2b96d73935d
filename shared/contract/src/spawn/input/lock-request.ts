import * as z from 'zod/mini';
import { readEntityId } from '../../shape/entity-id.ts';
import { EntityId } from '../../shape/input/entity-params.ts';
import {
  createCompiledObject,
  createWholeNumberSchema,
  createPageParameters,
  createQuerySchema,
  createUpperCaseSchema,
} from '../../shape/input/query-schema.ts';
import { count } from '../../shape/number.ts';
import { schemaOf } from '../../shape/schema-of.ts';
import type { LockBody } from '../lock-body.ts';
import { paymentMethods, receiptPageSize } from '../spawn-values.ts';

const Count = createWholeNumberSchema(schemaOf(count));

/** A fee as a number, or as a string with at most two decimals. */
const SentFee = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((sent, { issues }) => {
    const amount = String(sent).trim();
    if (/^\d{1,9}(\.\d{1,2})?$/.test(amount)) return Number(amount).toFixed(2);
    issues.push({ code: 'custom', message: 'Invalid amount', input: sent });
    return z.NEVER;
  }),
);

const SentOffer = createCompiledObject({ count: Count, fee: z._default(SentFee, '0.00') });

/** The specification prescribes this message (section 5). */
export const invalidKeyId = 'Invalid gateway key ID format';

const RequestedKeyIds = z.array(
  z.pipe(
    z.transform((id) => readEntityId(id) ?? id),
    z.int(invalidKeyId).check(z.positive(invalidKeyId)),
  ),
);

/**
 * The body of `POST /v1/eggs/spawn/lock` in the form that the specification defines (section 3): eggs or keys that the player does
 * not buy may be absent, and keys without a payment method count as vouchers. The result has the form of our client's body.
 */
export const LockRequest = z.pipe(
  createCompiledObject({
    eggs: z.nullish(SentOffer),
    keys: z.nullish(SentOffer),
    gatewayKeyVouchers: z.nullish(Count),
    paymentMethod: z.nullish(createUpperCaseSchema(z.enum(paymentMethods))),
    usedGatewayKeyIds: z.nullish(RequestedKeyIds.check(z.maxLength(100))),
    /** The same list under its old name. */
    gatewayKeyIds: z.nullish(RequestedKeyIds.check(z.maxLength(100))),
  }),
  z.transform(({ eggs, keys, ...sent }): LockBody => {
    const gatewayKeyIds = sent.gatewayKeyIds?.length ? sent.gatewayKeyIds : undefined;
    const usedGatewayKeyIds = sent.usedGatewayKeyIds?.length ? sent.usedGatewayKeyIds : (gatewayKeyIds ?? []);
    const gatewayKeyVouchers = sent.gatewayKeyVouchers ?? usedGatewayKeyIds.length;
    const usesKeys = gatewayKeyVouchers + usedGatewayKeyIds.length > 0;
    return {
      eggs: eggs ?? noItems,
      keys: keys ?? noItems,
      gatewayKeyVouchers,
      paymentMethod: sent.paymentMethod ?? (usesKeys ? 'VOUCHER' : 'CREDIT_CARD'),
      usedGatewayKeyIds,
      gatewayKeyIds,
    };
  }),
);
export type LockRequest = z.input<typeof LockRequest>;

const noItems = { count: 0, fee: '0.00' };

/** Body of `POST /v1/voucher/purchase`. */
export const PurchaseBody = z.object({ purchaseId: EntityId });
export type PurchaseBody = z.infer<typeof PurchaseBody>;

/** Query of `GET /v1/purchases`. */
export const PurchaseQuery = createQuerySchema(createPageParameters(receiptPageSize));
export type PurchaseQuery = z.infer<typeof PurchaseQuery>;

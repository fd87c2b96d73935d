import * as z from 'zod/mini';

const positiveInt = () => z.int().check(z.positive());

/** Assets, locks, purchases and keys have numbers. Accounts have UUIDs, so that players cannot be counted. */
export const AssetId = positiveInt();
export type AssetId = z.infer<typeof AssetId>;

export const LockId = positiveInt();
export type LockId = z.infer<typeof LockId>;

/** A purchase has the number of its lock. */
export const PurchaseId = positiveInt();
export type PurchaseId = z.infer<typeof PurchaseId>;

export const AccountId = z.uuid();
export type AccountId = z.infer<typeof AccountId>;

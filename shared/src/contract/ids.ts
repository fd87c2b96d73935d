import * as z from 'zod/mini';

const positiveInt = () => z.int().check(z.positive());

/** Assets, locks, purchases and keys are numbered; accounts are not, so that nobody can count players. */
export const AssetId = positiveInt();
export type AssetId = z.infer<typeof AssetId>;

export const LockId = positiveInt();
export type LockId = z.infer<typeof LockId>;

/** A purchase carries the number of the lock it came from. */
export const PurchaseId = positiveInt();
export type PurchaseId = z.infer<typeof PurchaseId>;

export const AccountId = z.uuid();
export type AccountId = z.infer<typeof AccountId>;

import { readCount } from './readers/count.ts';
import { readCurrency } from './readers/currency.ts';
import { readEntityId } from './readers/entity-id.ts';
import { readInstant } from './readers/instant.ts';
import { readList } from './readers/list.ts';
import { readMoney } from './readers/money.ts';
import { readRecord } from './readers/record.ts';
import { schemaOf } from './readers/schema-of.ts';
import { wordReader } from './readers/word.ts';
import type { PaymentMethod } from './spawn.ts';
import { paymentMethods } from './words.ts';

/** A paid purchase as far as it could be read; null for what the provider does not say. */
export interface PurchaseInfo {
  purchaseId: number;
  completed: number | null;
  paymentMethod: PaymentMethod | null;
  eggs: PurchasedInfo;
  keys: PurchasedInfo;
  total: string | null;
  /** ISO 4217; USD by default. */
  currency?: string;
  assetIds: number[];
}

export interface PurchasedInfo {
  count: number;
  fee: string | null;
}

/** Purchases under `purchases`, as our provider writes them, or as a bare array. Those without a number are left out. */
export const LenientPurchaseList = schemaOf((answer): PurchaseInfo[] | null => {
  if (typeof answer === 'string') return null;
  const items = [...readList(answer), ...readList(readRecord(answer).purchases)];
  return items.map(readPurchase).filter((purchase) => purchase !== null);
});

/** A completed purchase, or null as `receipt` if the provider answers 204, which means completed without a receipt. */
export const LenientReceipt = schemaOf((answer) => ({ receipt: readPurchase(answer) }));

function readPurchase(value: unknown): PurchaseInfo | null {
  const { eggs, keys, total, ...purchase } = readRecord(value);
  const purchaseId = readEntityId(purchase.purchaseId);
  const currency = readCurrency(purchase.currency);
  if (purchaseId === null) return null;
  return {
    purchaseId,
    completed: readInstant(purchase.completed),
    paymentMethod: readMethod(purchase.paymentMethod),
    eggs: readPurchased(eggs, currency),
    keys: readPurchased(keys, currency),
    total: readMoney(total, currency),
    currency,
    assetIds: readList(purchase.assetIds)
      .map(readEntityId)
      .filter((id) => id !== null),
  };
}

function readPurchased(value: unknown, currency: string | undefined): PurchasedInfo {
  const { count, fee } = readRecord(value);
  return { count: readCount(count) ?? 0, fee: readMoney(fee, currency) };
}

const readMethod = wordReader<PaymentMethod>(paymentMethods);

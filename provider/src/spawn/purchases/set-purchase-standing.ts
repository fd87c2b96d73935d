import {
  freezeAssets,
  unfreezeAssets,
  restoreAssets,
  withdrawAssets,
} from '../../assets/asset-standing-repository.ts';
import type { Database } from '../../platform/database/database.ts';
import { listPaidAssets, lockOwnAssets, lockStanding, setStanding } from './purchase-repository.ts';
import type { PurchaseStanding } from './purchase-repository.ts';

/**
 * Sets the state of a purchase's assets according to its payment: `good` while it is paid, `frozen` while the payment is disputed,
 * `withdrawn` once the buyer has the money back. Any standing can follow any other.
 */
export async function setPurchaseStanding(
  trx: Database,
  { purchaseId, standing }: { purchaseId: number; standing: PurchaseStanding },
  now: number,
): Promise<void> {
  const previousStanding = await lockStanding(trx, purchaseId);
  if (previousStanding === undefined || previousStanding === standing) return;
  await lockOwnAssets(trx, purchaseId);
  const ids = await listPaidAssets(trx, purchaseId);
  if (previousStanding === 'withdrawn') await restoreAssets(trx, ids, now);
  if (previousStanding === 'frozen') await unfreezeAssets(trx, ids, now);
  if (standing === 'frozen') await freezeAssets(trx, ids, now);
  if (standing === 'withdrawn') await withdrawAssets(trx, ids, now);
  await setStanding(trx, purchaseId, standing);
}

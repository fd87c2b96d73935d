import type { Purchase } from '@emberclutch/contract/spawn/purchase.ts';
import type { Mail } from '../../mail/mailer.ts';
import { formatUtc } from '../../seasons/format-utc.ts';

interface Addresses {
  to: string;
  publicUrl: string;
}

/** The only mail about a purchase: what was bought, the price, and where the receipt and the assets are. */
export function receiptMail(purchase: Purchase, { to, publicUrl }: Addresses): Mail {
  const { purchaseId, completed, paymentMethod, eggs, keys, total, currency, assetIds } = purchase;
  const isCard = paymentMethod === 'CREDIT_CARD';
  const priceOf = (fee: string) => (isCard ? ` at ${fee} ${currency} each` : '');
  const lines = [
    eggs.count > 0 && `${countOf(eggs.count, 'dragon egg')}${priceOf(eggs.fee)}`,
    keys.count > 0 && `${countOf(keys.count, 'gateway key')}${priceOf(keys.fee)}`,
    isCard ? `Total: ${total} ${currency}, paid by card` : `Redeemed: ${countOf(eggs.count, 'gateway key')}`,
    `Completed: ${formatUtc(completed)}`,
  ];
  return {
    to,
    code: null,
    subject: `Your receipt for purchase ${purchaseId}`,
    text: [
      eggs.count + keys.count === 1 ? 'It is yours, keeper.' : 'They are yours, keeper.',
      lines.filter((line) => line !== false).join('\n'),
      ['What you received:', ...assetIds.map((id) => `${publicUrl}/details/${id}`)].join('\n'),
      `The receipt, to print: ${publicUrl}/spawn?step=confirm&lock=${purchaseId}`,
      `All your receipts: ${publicUrl}/profile?tab=purchases`,
    ].join('\n\n'),
  };
}

const countOf = (count: number, item: string) => `${count} ${item}${count === 1 ? '' : 's'}`;

import { OperatorError } from '@emberclutch/server/process/operator-error.ts';
import StripeApi from 'stripe';
import { createMailer } from '../mail/create-mailer.ts';
import { createPaymentAdapter } from '../payments/create-payment-adapter.ts';
import { PaymentService } from '../payments/payment-service.ts';
import { reconcile as reconcileMoney } from '../payments/reconciliation/reconcile.ts';
import { LockSale } from '../spawn/purchases/lock-sale.ts';
import type { Command } from './command.ts';
import { parseWholeNumber, runWithDatabase } from './command.ts';

const day = 86_400;

export const reconcile: Command = {
  usage: 'reconcile [days]',
  description:
    'Compares money with eggs, and our records with those of the payment service, both ways, for the last days (30). Refunds payments that bought nothing. Fails if there is a difference.',
  async run([days], context) {
    const { config, print } = context;
    const dayCount = days === undefined ? 30 : parseWholeNumber(days, 'Days', 3_650);
    const differences = await runWithDatabase(context, async (db, clock) => {
      const { publicUrl, siteName, contact, smtp } = config;
      const sale = new LockSale({
        mailer: await createMailer({ db, clock, siteName, contact, smtp }),
        publicUrl,
      });
      const payments = new PaymentService({ db, clock, sale });
      const { records } = await createPaymentAdapter({
        db,
        clock,
        payments,
        settings: config,
        publicUrl,
        site: config,
      });
      const result = await reconcileMoney({ db, clock, records }, dayCount * day);
      // The command makes the refunds itself, because no provider of an embedded world runs at the same time.
      await records?.refundDuePayments((failure) =>
        print(`A refund could not be made yet: ${String(failure)}`),
      );
      return result;
    }).catch((failure: unknown) => {
      if (failure instanceof StripeApi.errors.StripeError)
        throw new OperatorError(`The payment service could not be asked: ${failure.message}`);
      throw failure;
    });
    for (const line of differences) print(line);
    if (differences.length > 0)
      throw new OperatorError(
        differences.length === 1
          ? 'There is one difference.'
          : `There are ${differences.length} differences.`,
      );
    print('Money and eggs agree.');
  },
};

import { nowInSeconds } from '../platform/clock.ts';
import type { ModuleContext } from '../platform/module-context.ts';
import { countQueuedMails } from './mail-queue-repository.ts';

/** Reports the length and the age of the mail queue. */
export function addMailGauges({ metrics, db, clock }: Pick<ModuleContext, 'metrics' | 'db' | 'clock'>): void {
  const mails = metrics.gauge({
    name: 'emberclutch_mails',
    help: 'Mails in the queue',
    labelNames: ['state'],
  });
  const oldest = metrics.gauge({
    name: 'emberclutch_mail_oldest_seconds',
    help: 'How long the oldest mail has been waiting',
  });
  metrics.addReader({
    gauges: [mails, oldest],
    async read() {
      const queue = await countQueuedMails(db);
      mails.set({ state: 'waiting' }, queue.waiting);
      mails.set({ state: 'given_up' }, queue.givenUp);
      oldest.set(queue.oldest === null ? 0 : Math.max(0, nowInSeconds(clock) - queue.oldest));
    },
  });
}

import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import type { MailLane, QueuedMail } from './mail-queue-repository.ts';
import type { MailTransport } from './mail-queue.ts';

/** Longer than a healthy mail server takes, but shorter than `leaseSeconds` of the queue. */
const timeoutMs = 60_000;

/** Sends mail to a mail server over pooled connections (RFC 5321). Options in the query of the URL, such as `requireTLS=true`, apply. */
export function createSmtpTransport({ url, from }: { url: string; from: string }): MailTransport {
  const openPool = () =>
    createTransport(
      { url, pool: true, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
      { from },
    );
  // Each lane has its own connections, because a pool sends its e-mails in order.
  const pools = { codes: openPool(), others: openPool() } satisfies Record<MailLane, unknown>;
  // Converted to ASCII (RFC 5322, section 3.6.4), because the sender's domain may contain other letters.
  const domain = domainToASCII(/@([^\s>]+)/.exec(from)?.[1] ?? '') || 'localhost';

  return {
    async deliver(mail: QueuedMail) {
      await pools[mail.lane].sendMail({
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        // The id is the same for every attempt, so that mail programs recognize an e-mail that arrives twice after a lost response.
        messageId: `<${mail.id}@${domain}>`,
        headers: { 'auto-submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: AbortSignal.timeout(timeoutMs),
      });
    },
    close() {
      for (const pool of Object.values(pools)) pool.close();
    },
  };
}

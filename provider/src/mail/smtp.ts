import { createTransport } from 'nodemailer';
import type { QueuedMail } from './mail-queue-repository.ts';
import type { MailTransport } from './mail-queue.ts';
import { DeliveryFailure } from './mail-queue.ts';

/** Longer than any healthy mail server takes, and well below the lease of a claimed mail. */
const timeoutMs = 60_000;

/**
 * Hands mail to a mail server over kept connections (RFC 5321). What the URL asks for in its query, such as
 * `requireTLS=true`, holds.
 * @param from whom the mail is from: an address, or a name with an address in angle brackets
 */
export function smtpTransport({ url, from }: { url: string; from: string }): MailTransport {
  const transport = createTransport(
    { url, pool: true, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
    { from },
  );
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';

  return {
    async deliver(mail: QueuedMail) {
      try {
        await transport.sendMail({
          to: { name: '', address: mail.to },
          subject: mail.subject,
          text: mail.text,
          // The same on every try: a mail that arrives twice, because an answer was lost, can be told.
          messageId: `<${mail.id}@${domain}>`,
          headers: { 'auto-submitted': 'auto-generated' },
          disableFileAccess: true,
          disableUrlAccess: true,
          signal: AbortSignal.timeout(timeoutMs),
        });
      } catch (cause) {
        const error: object = Object(cause);
        throw new DeliveryFailure(reasonOf(error), { isFinal: isFinal(error), cause });
      }
    },
    close: () => transport.close(),
  };
}

/** A refused login is our fault, and not the mail's: it is tried again, for somebody may set it right. */
const isFinal = (error: object) =>
  'permanent' in error && error.permanent === true && !('code' in error && error.code === 'EAUTH');

/** Codes only: what a server says may repeat the address. */
const reasonOf = (error: object) =>
  ['code' in error ? error.code : 'unknown', 'responseCode' in error ? error.responseCode : null]
    .filter(Boolean)
    .join(' ');

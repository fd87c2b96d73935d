import { setTimeout as wait } from 'node:timers/promises';

/** The mail queue is slow on a busy machine. */
const timeoutMs = 30_000;

interface SentMail {
  to: string;
  code: number | string | null;
}

/**
 * The newest code mailed to an address, from the outbox of the suite.
 * @param url any URL of the suite
 * @param known an earlier code to ignore
 * @throws Error after 30 s without a code
 */
export async function newestCode(url: string, email: string, known?: string): Promise<string> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    const answer = await fetch(new URL('/outbox.json', url));
    const mails: SentMail[] = JSON.parse(await answer.text());
    const code = mails.find((mail) => mail.to === email && mail.code !== null)?.code;
    if (code !== undefined && code !== null && String(code) !== known) return String(code);
    await wait(100);
  }
  throw new Error(`No code was mailed to ${email}.`);
}

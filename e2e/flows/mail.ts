import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds; mail goes through a queue, which has to wait on a busy machine. */
const timeoutMs = 30_000;

interface SentMail {
  to: string;
  code: number | string | null;
}

/**
 * The newest code that was mailed to somebody, from the suite's page of sent mail.
 * @param url where the suite answers
 * @param known a code that came before and does not count
 */
export async function newestCode(url: string, email: string, known?: string): Promise<string> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    const answer = await fetch(new URL('/outbox.json', url));
    const mails: SentMail[] = JSON.parse(await answer.text());
    const code = mails.find(({ to }) => to === email)?.code;
    if (code !== undefined && code !== null && String(code) !== known) return String(code);
    await wait(100);
  }
  throw new Error(`No code was mailed to ${email}.`);
}

import { waitUntilPasses } from '../wait-until-passes.ts';
import { operatorToken } from '../suite/operator-token.ts';

interface SentMail {
  to: string;
  code: number | string | null;
  text: string;
}

/**
 * Waits for a code that was mailed to an address, and reads the newest one from the outbox of the suite.
 * @param url any URL of the suite
 * @param knownCode an earlier code to ignore
 */
export async function readNewestCode(url: string, email: string, knownCode?: string): Promise<string> {
  return waitUntilPasses(async () => {
    const code = (await findNewestMail(url, email))?.code;
    if (code === undefined || code === null || String(code) === knownCode)
      throw new Error(`No code was mailed to ${email}.`);
    return String(code);
  });
}

/** Reads the link that fills in the code, from the newest mail. Replaces its origin, because a suite on a free port does not know its own. */
export async function readCodeLink(url: string, email: string): Promise<string> {
  const [link] = (await findNewestMail(url, email))?.text.match(/https?:\S+#email=\S+/) ?? [];
  if (link === undefined) throw new Error(`No link was mailed to ${email}.`);
  const { pathname, search, hash } = new URL(link);
  return new URL(pathname + search + hash, url).href;
}

async function findNewestMail(url: string, email: string): Promise<SentMail | undefined> {
  const response = await fetch(new URL('/outbox.json', url), {
    headers: { authorization: `Bearer ${operatorToken}` },
  });
  const mails: SentMail[] = JSON.parse(await response.text());
  return mails.find(({ to, code }) => to === email && code !== null);
}

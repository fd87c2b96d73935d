import { eventually } from '../eventually.ts';
import { operatorToken } from '../suite/operator-token.ts';

interface SentMail {
  to: string;
  code: number | string | null;
  text: string;
}

/**
 * The newest code mailed to an address, from the outbox of the suite.
 * @param url any URL of the suite
 * @param known an earlier code to ignore
 */
export async function newestCode(url: string, email: string, known?: string): Promise<string> {
  return eventually(async () => {
    const code = (await newestMail(url, email))?.code;
    if (code === undefined || code === null || String(code) === known)
      throw new Error(`No code was mailed to ${email}.`);
    return String(code);
  });
}

/** The link in the newest mail to an address that fills in the code. A suite on a free port does not know its own origin. */
export async function codeLink(url: string, email: string): Promise<string> {
  const [link] = (await newestMail(url, email))?.text.match(/https?:\S+#email=\S+/) ?? [];
  if (link === undefined) throw new Error(`No link was mailed to ${email}.`);
  const { pathname, search, hash } = new URL(link);
  return new URL(pathname + search + hash, url).href;
}

async function newestMail(url: string, email: string): Promise<SentMail | undefined> {
  const answer = await fetch(new URL('/outbox.json', url), {
    headers: { authorization: `Bearer ${operatorToken}` },
  });
  const mails: SentMail[] = JSON.parse(await answer.text());
  return mails.find(({ to, code }) => to === email && code !== null);
}

import { beginSignup, confirmCode } from '../api/auth.ts';
import { setSession } from '@emberclutch/web/state';

/** Interval between two polls of the outbox in milliseconds, and their number. */
const pauseMs = 200;
const looks = 50;

/**
 * Signs up a new account, with the code that the outbox of a development site shows. Only for the development page of a
 * remote.
 */
export async function signInTestPlayer(): Promise<void> {
  const name = `Player ${Date.now()}`;
  const email = `${name.replace(' ', '-').toLowerCase()}@example.org`;
  const flow = await beginSignup({ displayName: name, email });
  const { sessionId, userId } = await confirmCode({ ...flow, code: await codeFor(email) });
  setSession({ sessionId, userId: userId ?? email, displayName: name, email });
}

/** @throws {Error} if no code arrives, such as with a mail server instead of the outbox */
async function codeFor(email: string): Promise<number> {
  for (let look = 0; look < looks; look += 1) {
    const answer = await fetch('/outbox.json');
    // Cast: our own outbox, which only a development site has.
    const mails = (await answer.json()) as { to: string; code: number | null }[];
    const code = mails.find(({ to }) => to === email)?.code;
    if (code) return Number(code);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new Error(`The outbox has no code for ${email}`);
}

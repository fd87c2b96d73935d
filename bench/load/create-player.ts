import type { Browser, BrowserContextOptions } from 'playwright-core';
import { spawnEggs } from '@emberclutch/e2e/flows/checkout.ts';
import { signUp } from '@emberclutch/e2e/flows/sign-in.ts';
import { createTestAccount } from '@emberclutch/e2e/flows/test-account.ts';

/** The storage of a signed-in browser. */
export type Session = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Signs up on a complete suite, and buys two eggs. @param url URL of the site */
export async function createPlayer(browser: Browser, url: string): Promise<Session> {
  await using context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await signUp(page, createTestAccount());
  await spawnEggs(page, 2);
  return await context.storageState();
}

import { mkdir, readFile, rm } from 'node:fs/promises';
import * as z from 'zod/mini';
import { ifPresent } from '@emberclutch/server/process/if-present.ts';
import { readLiveSite, Switch } from './live-site.ts';
import type { LiveSite } from './live-site.ts';
import { replaceFile } from './replace-file.ts';
import type { SiteFolder } from './site-folder.ts';

/** Maximum length of the history. */
export const maxSwitches = 1_000;

/** A part of the history, newest first. */
export interface HistoryPage {
  switches: Switch[];
  /** Where the next page ends: before the switch with this number; null on the last page. */
  before: number | null;
}

/**
 * Writes a live switch into the history, before another one takes its place. Its content never changes, so a publisher can
 * write it again after one that was killed in between.
 */
export async function recordSwitch(folder: SiteFolder, live: LiveSite): Promise<void> {
  await mkdir(folder.switches, { recursive: true });
  await replaceFile(folder.switch(live.number), switchText(live));
}

/** The stored text: without the fields that only the next switch needs. */
export const switchText = (live: LiveSite): string => `${JSON.stringify(z.parse(Switch, live), null, 2)}\n`;

/** Name of a past switch in a store. */
export const sharedSwitchName = (number: number) => `switches/${number}.json`;

/** Removes the switch that exceeds the length of the history. */
export const pruneHistory = (folder: SiteFolder, { number }: LiveSite): Promise<void> =>
  rm(folder.switch(number - maxSwitches), { force: true });

/** @returns a past switch or the live one; null if there is none with this number, or it was removed */
export async function readSwitch(folder: SiteFolder, live: LiveSite, number: number): Promise<Switch | null> {
  if (number === live.number) return live;
  const local = await ifPresent(readFile(folder.switch(number), 'utf8'));
  const text = local ?? (await sharedText(folder, number));
  return text === null ? null : (z.safeParse(Switch, JSON.parse(text)).data ?? null);
}

/** An edge that follows the store has not seen each switch. */
async function sharedText({ store }: SiteFolder, number: number): Promise<string | null> {
  const content = (await store?.read(sharedSwitchName(number))) ?? null;
  return content && content.toString();
}

/** Reads one page of the history. @param before number of a switch; the newest ones unless given */
export async function readHistory(
  folder: SiteFolder,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<HistoryPage> {
  const live = await readLiveSite(folder);
  if (!live) return { switches: [], before: null };
  const switches: Switch[] = [];
  let number = Math.min(before === undefined ? live.number : before - 1, live.number);
  for (; number > 0 && switches.length < limit; number -= 1) {
    const entry = await readSwitch(folder, live, number);
    if (!entry) return { switches, before: null };
    switches.push(entry);
  }
  return { switches, before: number > 0 ? number + 1 : null };
}

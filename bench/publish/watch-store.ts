import { setTimeout as wait } from 'node:timers/promises';
import { LiveSite, liveVersions, readLiveSite, Switch } from '@emberclutch/edge/releases/live-site.ts';
import { sharedSwitchName } from '@emberclutch/edge/releases/history.ts';
import type { SiteStore } from '@emberclutch/edge/store/site-store.ts';
import type { EdgeOnDisk } from './edge-on-disk.ts';

const pauseMs = 100;

/** Polls the live switch of a store, and measures how far running edges are behind. */
export class StoreWatch {
  /** Milliseconds. */
  maxLag = 0;
  /** Number of the switch that is live. */
  number = 0;
  readonly #store: SiteStore;
  readonly #edges: readonly EdgeOnDisk[];
  /** When each switch was first seen, by number, in order. */
  readonly #seen = new Map<number, number>();

  constructor(store: SiteStore, edges: readonly EdgeOnDisk[]) {
    this.#store = store;
    this.#edges = edges;
  }

  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.look();
      await wait(pauseMs);
    }
  }

  async look(): Promise<void> {
    const site = await this.#read();
    this.number = site.number;
    if (!this.#seen.has(site.number)) this.#seen.set(site.number, performance.now());
    for (const edge of this.#edges) {
      const served = (await readLiveSite(edge.folder))?.number ?? 0;
      const [, since = Infinity] = [...this.#seen].find(([number]) => number > served) ?? [];
      this.maxLag = Math.max(this.maxLag, performance.now() - Math.max(since, edge.upSince));
    }
  }

  /** @returns the versions of each switch of the history, as text; also switches that the history lacks */
  async states(): Promise<{ states: Set<string>; faults: string[] }> {
    const site = await this.#read();
    const states = new Set([stateOf(Object.fromEntries(liveVersions(site)))]);
    const faults: string[] = [];
    for (let number = 1; number < site.number; number += 1) {
      const text = await this.#store.read(sharedSwitchName(number));
      if (text)
        states.add(stateOf(Object.fromEntries(liveVersions(Switch.parse(JSON.parse(text.toString()))))));
      else faults.push(`the history has no switch ${number}`);
    }
    return { states, faults };
  }

  async #read(): Promise<LiveSite> {
    return LiveSite.parse(JSON.parse((await this.#store.readPointer())?.text ?? 'null'));
  }
}

/** Versions by app, as text that can be compared. */
export const stateOf = (versions: Record<string, string>): string =>
  JSON.stringify(Object.entries(versions).toSorted(([one], [other]) => one.localeCompare(other)));

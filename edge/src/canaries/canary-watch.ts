import type { AppVersion, Candidate } from '@emberclutch/contract/site/publishing.ts';
import type { CountedReport } from '../evidence/evidence-route.ts';
import { RecentCounts } from '../evidence/recent-counts.ts';
import { liveVersions } from '../releases/live-site.ts';
import type { LiveSite } from '../releases/live-site.ts';
import { reasonToWithdraw } from './reason-to-withdraw.ts';
import type { Arm } from './reason-to-withdraw.ts';

/** Number of recent start times stored per version. */
const maxStarts = 300;

type ArmName = 'canary' | 'live';

/** The record of one canary since it was offered, and of the version it would replace. Counts cover the last hour. */
interface Record {
  counts: RecentCounts<`${ArmName} views` | `${ArmName} failed ${string}`>;
  starts: Map<`${ArmName} ${string}`, number[]>;
}

/** Compares each canary with the live site by the reports of pages. Keeps counts only, in memory. */
export class CanaryWatch {
  readonly #readSite: () => Promise<LiveSite | null>;
  readonly #now: () => number;
  readonly #records = new Map<string, Record>();

  /** @param now milliseconds of a clock */
  constructor(readSite: () => Promise<LiveSite | null>, now: () => number = Date.now) {
    this.#readSite = readSite;
    this.#now = now;
  }

  /** Counts a page view of a visitor who takes part in the draw of canaries. @param given null for the live site */
  async addView(given: Candidate | null): Promise<void> {
    for (const { candidate, record } of await this.#canaries())
      // A visitor of another canary has the live versions of this one's apps.
      record.counts.add(given?.id === candidate.id ? 'canary views' : 'live views');
  }

  async addReport({ failed, vitals }: CountedReport): Promise<void> {
    for (const { candidate, record, live } of await this.#canaries()) {
      const armOf = ({ app, version }: AppVersion): ArmName | null => {
        if (!Object.hasOwn(candidate.apps, app)) return null;
        if (candidate.apps[app] === version) return 'canary';
        return live.get(app) === version ? 'live' : null;
      };
      for (const release of failed) {
        const arm = armOf(release);
        if (arm) record.counts.add(`${arm} failed ${release.app}`);
      }
      const arm = vitals ? armOf(vitals) : null;
      if (vitals?.of.start === undefined || !arm) continue;
      const starts = record.starts.get(`${arm} ${vitals.app}`) ?? [];
      record.starts.set(`${arm} ${vitals.app}`, [...starts, vitals.of.start].slice(-maxStarts));
    }
  }

  /** The canaries that are worse than the versions they would replace, with the reason. */
  async worse(): Promise<{ candidate: Candidate; reason: string }[]> {
    return (await this.#canaries()).flatMap(({ candidate, record }) => {
      const reasons = Object.keys(candidate.apps).flatMap((app) => {
        const reason = reasonToWithdraw(armOf(record, 'canary', app), armOf(record, 'live', app));
        return reason === null ? [] : [`${app}: ${reason}`];
      });
      return reasons.length === 0 ? [] : [{ candidate, reason: reasons.join('; ') }];
    });
  }

  /** The canaries with their records. A canary that is offered again, or has ended, starts from zero. */
  async #canaries(): Promise<{ candidate: Candidate; record: Record; live: Map<string, string> }[]> {
    const site = await this.#readSite();
    const live = site ? liveVersions(site) : new Map<string, string>();
    const canaries = site?.candidates.filter(({ share }) => share !== null) ?? [];
    const keys = new Set(canaries.map(keyOf));
    for (const key of this.#records.keys()) if (!keys.has(key)) this.#records.delete(key);
    return canaries.map((candidate) => {
      const record = this.#records.get(keyOf(candidate)) ?? {
        counts: new RecentCounts(this.#now),
        starts: new Map(),
      };
      this.#records.set(keyOf(candidate), record);
      return { candidate, record, live };
    });
  }
}

const keyOf = ({ id, at, share }: Candidate) => `${id} ${at} ${share}`;

const armOf = ({ counts, starts }: Record, arm: ArmName, app: string): Arm => ({
  views: counts.sum(`${arm} views`),
  failed: counts.sum(`${arm} failed ${app}`),
  starts: starts.get(`${arm} ${app}`) ?? [],
});

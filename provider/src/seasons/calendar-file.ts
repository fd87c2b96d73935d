import type { CalendarSeason, SpawnCycle } from '@emberclutch/contract/season/season-calendar.ts';
import { ICalCalendar, ICalEventTransparency } from 'ical-generator';
import { formatSeasonTitle } from './format-season-title.ts';

/** A spawn cycle with the season to which it belongs. */
export interface DatedCycle extends Pick<SpawnCycle, 'id' | 'opensAt' | 'closesAt' | 'eggs' | 'currency'> {
  season: Pick<CalendarSeason, 'season' | 'age'>;
}

/** Seconds between two requests for a subscribed calendar: a hint that not all programs follow. */
const refreshSeconds = 3_600;

/** Writes spawn cycles as a calendar (RFC 5545). The UID of a cycle never changes, so that imports and subscriptions update one entry. */
export function writeCalendarFile(
  cycles: readonly DatedCycle[],
  { now, publicUrl, siteName }: { now: number; publicUrl: string; siteName: string },
): string {
  const host = new URL(publicUrl).host;
  const calendar = new ICalCalendar({
    name: `${siteName} spawn cycles`,
    prodId: { company: siteName, product: 'Season calendar', language: 'EN' },
    ttl: refreshSeconds,
  });
  for (const { id, opensAt, closesAt, eggs, currency, season } of cycles)
    calendar.createEvent({
      id: `cycle-${id}@${host}`,
      // Rounded down to the hour, so that an unchanged calendar is the same file, and a repeated request gets 304.
      stamp: toDate(now - (now % refreshSeconds)),
      start: toDate(opensAt),
      end: toDate(closesAt),
      summary: `${formatSeasonTitle(season.season, season.age)}: eggs can be spawned`,
      description: `${eggs.count} eggs at ${eggs.fee} ${currency} each. Choose at ${publicUrl}/spawn.`,
      url: `${publicUrl}/spawn`,
      // The cycle is an offer, not an appointment, so it does not block the time.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  // The library omits the end of the last line, which RFC 5545 (section 3.1) requires.
  return `${calendar.toString().trimEnd()}\r\n`;
}

const toDate = (instant: number) => new Date(instant * 1_000);

import { createElement } from './create-element.ts';

/** A date and time in the words of a locale. @param at epoch seconds */
export function createInstant(at: number, locale: string): HTMLElement {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const dateTime = new Date(at * 1_000).toISOString();
  return createElement('time', { dateTime, className: 'quiet', lang: locale }, format.format(at * 1_000));
}

/** A time relative to now, such as `in 3 days`. @param now epoch seconds */
export function formatRelativeTime(at: number, now: number, locale: string): string {
  const seconds = at - now;
  const [unit, length] = units.find(([, span]) => Math.abs(seconds) >= span) ?? smallestUnit;
  const format = new Intl.RelativeTimeFormat(locale, { style: 'short' });
  return format.format(Math.round(seconds / length), unit);
}

const smallestUnit = ['minute', 60] as const;
const units = [['day', 86_400], ['hour', 3_600], smallestUnit] as const;

import { createElement } from './create-element.ts';

/** An instant in words of a locale. @param at epoch seconds */
export function instant(at: number, locale: string | undefined): HTMLElement {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return timeElement(at, locale, format.format(at * 1_000), 'quiet');
}

/** An instant seen from now, such as `in 3 days`. @param now epoch seconds */
export function relativeInstant(at: number, now: number, locale: string | undefined): HTMLElement {
  const seconds = at - now;
  const [unit, length] = units.find(([, span]) => Math.abs(seconds) >= span) ?? smallest;
  const format = new Intl.RelativeTimeFormat(locale, { style: 'short' });
  return timeElement(at, locale, format.format(Math.round(seconds / length), unit), '');
}

const smallest = ['minute', 60] as const;
const units = [['day', 86_400], ['hour', 3_600], smallest] as const;

const timeElement = (at: number, lang: string | undefined, words: string, className: string) =>
  createElement(
    'time',
    { dateTime: new Date(at * 1_000).toISOString(), className, ...(lang !== undefined && { lang }) },
    words,
  );

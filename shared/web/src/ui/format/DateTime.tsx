import { useEffect, useState } from 'react';
import { waitForNextTask } from '../../api/wait-for-next-task.ts';
import { useIsHydrated } from '../browser/use-hydrated-value.ts';

interface Props {
  /** Epoch seconds. */
  at: number;
  /** `day` omits the time. */
  precision?: Precision;
}

type Precision = 'minute' | 'day';

/** An instant in the player's language and time zone, with the exact UTC time as its tooltip. UTC until a rendered page is hydrated. */
export function DateTime({ at, precision = 'minute' }: Props) {
  const canFormat = useCanFormat();
  const moment = new Date(at * 1_000);
  const iso = moment.toISOString();
  const exactText = iso.replace('T', ' ').replace('.000Z', ' UTC');
  return (
    <time dateTime={iso} title={exactText}>
      {canFormat ? findFormat(precision).format(moment) : exactText.replace(omittedParts[precision], '')}
    </time>
  );
}

/** The part of `2026-11-24 14:05:09 UTC` that each precision omits. */
const omittedParts: Record<Precision, RegExp> = { minute: /:\d\d(?= UTC)/, day: / .*/ };

const options: Record<Precision, Intl.DateTimeFormatOptions> = {
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  day: { dateStyle: 'medium' },
};

const formats = new Map<Precision, Intl.DateTimeFormat>();

/** Cached and created on demand: creating a format takes tens of milliseconds on a phone. */
function findFormat(precision: Precision): Intl.DateTimeFormat {
  const format = formats.get(precision) ?? new Intl.DateTimeFormat(undefined, options[precision]);
  formats.set(precision, format);
  return format;
}

/**
 * Whether the browser may format an instant in its language. False during hydration of a page that the edge has rendered, and in
 * the task after it: the first format makes the browser list all its languages, which blocks a phone for 60 ms and more.
 */
export function useCanFormat(): boolean {
  // A page that is opened later is not hydrated, so it formats its first text in the browser's language.
  const [canFormat, setCanFormat] = useState(useIsHydrated());
  useEffect(() => {
    if (!canFormat) void listLanguages().then(() => setCanFormat(true));
  }, [canFormat]);
  return canFormat;
}

/** In two tasks: one lists the browser's languages, the other the languages of its date formats. */
async function listLanguages(): Promise<void> {
  await waitForNextTask();
  Intl.Collator.supportedLocalesOf('en');
  await waitForNextTask();
  Intl.DateTimeFormat.supportedLocalesOf('en');
}

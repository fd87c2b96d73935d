interface Props {
  /** Epoch seconds. */
  at: number;
  /** `day` leaves the time of day out. */
  precision?: Precision;
}

type Precision = 'minute' | 'day';

/** An instant in the player's language and time zone, with the exact UTC time as its tooltip. */
export function DateTime({ at, precision = 'minute' }: Props) {
  const moment = new Date(at * 1_000);
  const iso = moment.toISOString();
  return (
    <time dateTime={iso} title={iso.replace('T', ' ').replace('.000Z', ' UTC')}>
      {formatOf(precision).format(moment)}
    </time>
  );
}

const options: Record<Precision, Intl.DateTimeFormatOptions> = {
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  day: { dateStyle: 'medium' },
};

const formats = new Map<Precision, Intl.DateTimeFormat>();

/** Cached and created on demand: creating a format takes a phone tens of milliseconds. */
function formatOf(precision: Precision): Intl.DateTimeFormat {
  const made = formats.get(precision) ?? new Intl.DateTimeFormat(undefined, options[precision]);
  formats.set(precision, made);
  return made;
}

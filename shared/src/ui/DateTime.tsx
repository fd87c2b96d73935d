interface Props {
  /** Epoch seconds. */
  at: number;
  /** `day` where the hour says nothing to anybody. */
  precision?: Precision;
}

type Precision = 'minute' | 'day';

/** A moment in the visitor's language and zone; the exact UTC on hover. */
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

/** Made once, and when it is needed: it takes a phone tens of milliseconds. */
function formatOf(precision: Precision): Intl.DateTimeFormat {
  const made = formats.get(precision) ?? new Intl.DateTimeFormat(undefined, options[precision]);
  formats.set(precision, made);
  return made;
}

interface Props {
  /** Epoch seconds. */
  at: number;
  /** `day` where the hour says nothing to anybody. */
  precision?: 'minute' | 'day';
}

/** A moment in the visitor's language and zone; the exact UTC on hover. */
export function DateTime({ at, precision = 'minute' }: Props) {
  const moment = new Date(at * 1_000);
  const iso = moment.toISOString();
  return (
    <time dateTime={iso} title={iso.replace('T', ' ').replace('.000Z', ' UTC')}>
      {formats[precision].format(moment)}
    </time>
  );
}

const formats = {
  minute: new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
  day: new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }),
};

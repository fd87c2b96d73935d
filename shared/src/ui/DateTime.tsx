interface Props {
  /** Epoch seconds. */
  at: number;
}

/** A moment in the visitor's language and zone; the exact UTC on hover. */
export function DateTime({ at }: Props) {
  const moment = new Date(at * 1_000);
  const iso = moment.toISOString();
  return (
    <time dateTime={iso} title={iso.replace('T', ' ').replace('.000Z', ' UTC')}>
      {local.format(moment)}
    </time>
  );
}

const local = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

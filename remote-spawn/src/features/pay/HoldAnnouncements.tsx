import { useEffect, useState } from 'react';
import { serverNow } from '@emberclutch/shared/state';
import { VisuallyHidden } from '@emberclutch/shared/ui/VisuallyHidden';
import { copy } from '../../copy.ts';

type Mark = keyof typeof copy.pay.marks;

const marks: Mark[] = [300, 60, 20];

interface Props {
  /** Epoch seconds, by the server's clock. */
  until: number;
}

/** A clock that is read out every second is noise: it is said at 5 minutes, 1 minute and 20 seconds only. */
export function HoldAnnouncements({ until }: Props) {
  const [said, setSaid] = useState<Mark | null>(null);

  useEffect(() => {
    const timers = marks
      .map((mark) => ({ mark, wait: (until - mark) * 1_000 - serverNow() }))
      .filter(({ wait }) => wait > 0)
      .map(({ mark, wait }) => setTimeout(() => setSaid(mark), wait));
    return () => timers.forEach(clearTimeout);
  }, [until]);

  return <VisuallyHidden role="status">{said && copy.pay.marks[said]}</VisuallyHidden>;
}

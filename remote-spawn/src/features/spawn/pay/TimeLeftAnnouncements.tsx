import { useEffect, useState } from 'react';
import { serverNow } from '@emberclutch/web/state';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { copy } from './copy.ts';

type Mark = keyof typeof copy.marks;

const marks: Mark[] = [300, 60, 20];

interface Props {
  /** Epoch seconds, by the server's clock. */
  until: number;
}

/** Announces the time left to screen readers at 5 minutes, 1 minute and 20 seconds: every second would be noise. */
export function TimeLeftAnnouncements({ until }: Props) {
  const [announced, setAnnounced] = useState<Mark | null>(null);

  useEffect(() => {
    const timers = marks
      .map((mark) => ({ mark, wait: (until - mark) * 1_000 - serverNow() }))
      .filter(({ wait }) => wait > 0)
      .map(({ mark, wait }) => setTimeout(() => setAnnounced(mark), wait));
    return () => timers.forEach(clearTimeout);
  }, [until]);

  return <VisuallyHidden role="status">{announced && copy.marks[announced]}</VisuallyHidden>;
}

import { styled } from 'styled-components';
import { Countdown } from '@emberclutch/web/ui/format/Countdown.tsx';
import { useClock } from '@emberclutch/web/ui/browser/use-clock.ts';
import { color, font, size, space, weight } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';
import { TimeLeftAnnouncements } from './TimeLeftAnnouncements.tsx';

interface Props {
  /** Epoch seconds, by the server's clock. */
  until: number;
  onEnd: () => void;
}

/** How long the lock is held. The last minute has a different text and colour. */
export function TimeLeft({ until, onEnd }: Props) {
  const isEnding = useClock((now) => until - now <= lastSeconds);
  return (
    <Line data-ending={isEnding || undefined}>
      <Countdown
        until={until}
        label={isEnding ? copy.leftAtLast : copy.left}
        over={copy.over}
        onEnd={onEnd}
      />
      <TimeLeftAnnouncements until={until} />
    </Line>
  );
}

const lastSeconds = 60;

const Line = styled.p`
  margin-bottom: ${space.s};
  font-size: ${size.l};

  time {
    font-family: ${font.display};
    font-size: ${size.xl};
    font-weight: ${weight.medium};
  }
  &:where([data-ending]) time {
    color: ${color.danger};
  }
`;

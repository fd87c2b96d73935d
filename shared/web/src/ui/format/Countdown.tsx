import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { useClock } from '../browser/use-clock.ts';
import { formatDuration } from './format-duration.ts';
import { color, weight } from '../../theme/tokens.ts';

interface Props {
  /** Epoch seconds, by the server's clock. */
  until: number;
  label: string;
  /** Replaces label and time when the time is over. */
  over: string;
  /** Called once when the time is over; immediately if it is over already. */
  onEnd?: () => void;
}

export function Countdown({ until, label, over, onEnd }: Props) {
  const secondsLeft = useClock((now) => Math.max(0, until - now));
  const isOver = secondsLeft === 0;
  const handleEnd = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    if (isOver) handleEnd();
  }, [isOver, until]);

  return (
    <Clock role="timer">
      {isOver ? (
        over
      ) : (
        <>
          <Label>{label}</Label>
          <Digits dateTime={`PT${secondsLeft}S`}>{formatDuration(secondsLeft)}</Digits>
        </>
      )}
    </Clock>
  );
}

const Clock = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  /* As wide as a space between two words. */
  gap: 0 0.3em;
`;

const Label = styled.span`
  color: ${color.inkSoft};
`;

const Digits = styled.time`
  font-weight: ${weight.bold};
`;

import { useState } from 'react';
import { styled } from 'styled-components';
import { Countdown } from '@emberclutch/shared/ui/Countdown';
import { serverNow } from '@emberclutch/shared/state';
import { copy } from '../../copy.ts';

/** Until the shell breaks. At zero the page asks by itself (see `untilNextTurn`), and this says that it does. */
export function HatchCountdown({ hatchesAt }: { hatchesAt: number }) {
  const [isDue, setIsDue] = useState(() => hatchesAt * 1_000 <= serverNow());
  return (
    <Clock role={isDue ? 'status' : undefined}>
      {isDue ? (
        copy.details.hatchingNow
      ) : (
        <Countdown until={hatchesAt} label={copy.details.hatchesIn} onEnd={() => setIsDue(true)} />
      )}
    </Clock>
  );
}

const Clock = styled.p`
  margin-bottom: ${({ theme }) => theme.space.m};
  font-size: ${({ theme }) => theme.size.l};
`;

import { useState } from 'react';
import { styled } from 'styled-components';
import { Countdown } from '@emberclutch/web/ui/format/Countdown.tsx';
import { serverNow } from '@emberclutch/web/state';
import { size, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';

/** Time until the hatching. At zero the page polls (see `pollInterval`), and this says so. */
export function HatchCountdown({ hatchesAt }: { hatchesAt: number }) {
  const [isDue, setIsDue] = useState(() => hatchesAt * 1_000 <= serverNow());
  return (
    <Clock role={isDue ? 'status' : undefined}>
      {isDue ? (
        copy.hatchingNow
      ) : (
        <Countdown
          until={hatchesAt}
          label={copy.hatchesIn}
          over={copy.hatchingNow}
          onEnd={() => setIsDue(true)}
        />
      )}
    </Clock>
  );
}

const Clock = styled.p`
  margin-bottom: ${space.m};
  font-size: ${size.l};
`;

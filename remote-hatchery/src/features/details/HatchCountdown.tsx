import { useState } from 'react';
import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { Countdown } from '@emberclutch/web/ui/format/Countdown.tsx';
import { serverNow } from '@emberclutch/web/state';
import { notPrinted } from '@emberclutch/web/theme/not-printed.ts';
import { size, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';
import { useEggInstants } from './use-egg-instants.ts';

/** Time until an egg hatches; nothing for a dragon, and where the provider does not say when. */
export function HatchCountdown({ asset }: { asset: AssetInfo }) {
  const { hatchesAt } = useEggInstants(asset);
  if (asset.assetState === 'HATCHED' || typeof hatchesAt !== 'number') return null;
  return <TimeLeft key={hatchesAt} hatchesAt={hatchesAt} />;
}

/** The print of a page has the instants of its timeline. At zero the page polls (see `pollInterval`), and this says so. */
function TimeLeft({ hatchesAt }: { hatchesAt: number }) {
  const [isDue, setIsDue] = useState(() => hatchesAt * 1_000 <= serverNow());
  return (
    <Clock {...notPrinted} role={isDue ? 'status' : undefined}>
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

/** Close to the name above it. */
const Clock = styled.p`
  margin: calc(-1 * ${space.xs}) 0 ${space.m};
  font-size: ${size.l};
`;

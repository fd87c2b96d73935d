import { styled } from 'styled-components';
import type { PasskeyInfo } from '@emberclutch/contract/identity/passkey.ts';
import { DateTime } from '@emberclutch/web/ui/format/DateTime.tsx';
import { color, size, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';

interface Props {
  passkey: PasskeyInfo;
  /** The passkey manager or device that keeps it; undefined if unknown. */
  manager: string | undefined;
}

/** Facts about a passkey: creation, last use, and where it is stored. */
export function PasskeyFacts({ passkey, manager }: Props) {
  const { createdAt, deviceName, lastUsed, lastUsedDevice, synced } = passkey;
  const reach = synced === null ? undefined : synced ? copy.synced : copy.bound;
  return (
    <Facts>
      <dt>{copy.created}</dt>
      <dd>
        {createdAt === null ? <span>{copy.unknown}</span> : <DateTime at={createdAt} precision="day" />}
        {deviceName !== null && <span>{` ${copy.with(deviceName)}`}</span>}
      </dd>
      <dt>{copy.lastUsed}</dt>
      <dd>
        {lastUsed === null ? <span>{copy.never}</span> : <DateTime at={lastUsed} />}
        {lastUsed !== null && lastUsedDevice !== null && <span>{` ${copy.with(lastUsedDevice)}`}</span>}
      </dd>
      {(manager ?? reach) !== undefined && (
        <>
          <dt>{copy.kept}</dt>
          <dd>
            {manager !== undefined && <Manager>{copy.keptIn(manager)}</Manager>}
            <span>{reach}</span>
          </dd>
        </>
      )}
    </Facts>
  );
}

const Manager = styled.span`
  display: block;
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: ${space.xxs} ${space.m};
  margin: 0;
  font-size: ${size.s};

  dt {
    color: ${color.inkSoft};
  }
  dd {
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

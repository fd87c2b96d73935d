import { styled } from 'styled-components';
import type { PasskeyInfo } from '@emberclutch/shared/contract/lenient-account';
import { DateTime } from '@emberclutch/shared/ui/DateTime';
import { lazyCopy } from '../../lazy-copy.ts';

/** What is known of a passkey, set small like the label of a specimen. */
export function PasskeyFacts({ passkey }: { passkey: PasskeyInfo }) {
  const { createdAt, deviceName, lastUsed, lastUsedDevice, isSynced } = passkey;
  const words = lazyCopy.security;
  return (
    <Label>
      <dt>{words.created}</dt>
      <dd>
        {createdAt === null ? words.unknown : <DateTime at={createdAt} precision="day" />}
        {deviceName !== null && ` ${words.with(deviceName)}`}
      </dd>
      <dt>{words.lastUsed}</dt>
      <dd>
        {lastUsed === null ? words.never : <DateTime at={lastUsed} />}
        {lastUsed !== null && lastUsedDevice !== null && ` ${words.with(lastUsedDevice)}`}
      </dd>
      {isSynced !== null && (
        <>
          <dt>{words.kept}</dt>
          <dd>{isSynced ? words.synced : words.bound}</dd>
        </>
      )}
    </Label>
  );
}

const Label = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: ${({ theme }) => `${theme.space.xxs} ${theme.space.m}`};
  margin: 0;
  font-size: ${({ theme }) => theme.size.s};

  dt {
    color: ${({ theme }) => theme.color.inkSoft};
  }
  dd {
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

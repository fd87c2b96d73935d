import type { PasskeyInfo } from '@emberclutch/shared/contract/lenient-account';
import { DateTime } from '@emberclutch/shared/ui/DateTime';
import { Fact, FactList } from '@emberclutch/shared/ui/FactList';
import { laterCopy } from '../../later-copy.ts';

export function PasskeyFacts({ passkey }: { passkey: PasskeyInfo }) {
  const { createdAt, deviceName, lastUsed, lastUsedDevice, isSynced } = passkey;
  const words = laterCopy.security;
  return (
    <FactList>
      <Fact term={words.created}>
        {createdAt === null ? words.unknown : <DateTime at={createdAt} />}{' '}
        {deviceName !== null && words.with(deviceName)}
      </Fact>
      <Fact term={words.lastUsed}>
        {lastUsed === null ? (
          words.never
        ) : (
          <>
            <DateTime at={lastUsed} /> {lastUsedDevice !== null && words.with(lastUsedDevice)}
          </>
        )}
      </Fact>
      {isSynced !== null && <Fact term={words.kept}>{isSynced ? words.synced : words.bound}</Fact>}
    </FactList>
  );
}

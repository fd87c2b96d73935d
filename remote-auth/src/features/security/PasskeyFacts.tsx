import type { PasskeyInfo } from '@emberclutch/shared/contract/lenient-account';
import { DateTime } from '@emberclutch/shared/ui/DateTime';
import { Fact, FactList } from '@emberclutch/shared/ui/FactList';
import { laterCopy } from '../../later-copy.ts';

export function PasskeyFacts({ passkey }: { passkey: PasskeyInfo }) {
  const { createdAt, lastUsed, lastUsedDevice, isSynced } = passkey;
  const words = laterCopy.security;
  return (
    <FactList>
      <Fact term={words.created}>{createdAt === null ? words.unknown : <DateTime at={createdAt} />}</Fact>
      <Fact term={words.lastUsed}>
        {lastUsed === null ? (
          words.never
        ) : (
          <>
            <DateTime at={lastUsed} /> {lastUsedDevice !== null && words.on(lastUsedDevice)}
          </>
        )}
      </Fact>
      {isSynced !== null && <Fact term={words.kept}>{isSynced ? words.synced : words.bound}</Fact>}
    </FactList>
  );
}

import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { isSessionExpiredAtom, readStored } from '@emberclutch/shared/state';
import { Alert } from '@emberclutch/shared/ui/Alert';
import { copy } from '../../copy.ts';

/** Why somebody who was signed in has to do it again. */
export function SignInReason() {
  const hasLapsed = useAtomValue(isSessionExpiredAtom);
  // A session without its owner is none, and what is left of it lies there until the next one begins.
  const words = hasLapsed ? copy.lapsed : readStored('session') !== null ? copy.missing.userId : null;
  if (words === null) return null;
  return (
    <Place>
      <Alert tone="info" role="status">
        {words}
      </Alert>
    </Place>
  );
}

const Place = styled.div`
  margin-bottom: ${({ theme }) => theme.space.l};
`;

import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { hasSessionLapsedAtom, readStored } from '@emberclutch/shared/state';
import { Notice } from '@emberclutch/shared/ui/Notice';
import { copy } from '../../copy.ts';

/** Why somebody who was signed in has to do it again. */
export function WhyHere() {
  const hasLapsed = useAtomValue(hasSessionLapsedAtom);
  // A session without its owner is none, and what is left of it lies there until the next one begins.
  const words = hasLapsed ? copy.lapsed : readStored('session') !== null ? copy.missing.userId : null;
  if (words === null) return null;
  return (
    <Place>
      <Notice tone="info" role="status">
        {words}
      </Notice>
    </Place>
  );
}

const Place = styled.div`
  margin-bottom: ${({ theme }) => theme.space.l};
`;

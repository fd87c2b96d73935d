import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Milliseconds until screen readers know a new status. */
const knownAfterMs = 100;

/**
 * Words that a status has from the start, such as the reason why a page is shown. Screen readers do not announce a status that
 * appears with its words: these are hidden at first, and their room is reserved.
 */
export function InitialMessage({ children }: { children: ReactNode }) {
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsKnown(true), knownAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return <TextBlock data-pending={isKnown ? undefined : true}>{children}</TextBlock>;
}

const TextBlock = styled.div`
  &:where([data-pending]) {
    visibility: hidden;
  }
`;

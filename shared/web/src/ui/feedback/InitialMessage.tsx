import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Milliseconds until screen readers have registered a new status. */
const registrationMs = 100;

/**
 * The text that a status has from the start, such as the reason why a page is shown. Screen readers do not announce a status that
 * appears together with its text. Therefore the text is hidden at first, with its space reserved.
 */
export function InitialMessage({ children }: { children: ReactNode }) {
  const [isRegistered, setIsRegistered] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsRegistered(true), registrationMs);
    return () => clearTimeout(timer);
  }, []);
  return <TextBlock data-pending={isRegistered ? undefined : true}>{children}</TextBlock>;
}

const TextBlock = styled.div`
  &:where([data-pending]) {
    visibility: hidden;
  }
`;

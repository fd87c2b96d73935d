import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Takes the focus when a step begins, so that keyboard and screen reader start there. */
export function StepStart({ children }: { children: ReactNode }) {
  return (
    <Start tabIndex={-1} ref={focusOnce}>
      {children}
    </Start>
  );
}

const focusOnce = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

const Start = styled.div`
  outline: none;
`;

import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ownPage } from '@emberclutch/web/ui/browser/own-page.ts';

/** Takes the focus when a step begins, so that keyboard and screen reader start there, and scrolls to the top of the step. */
export function StepStart({ children }: { children: ReactNode }) {
  return (
    <Start tabIndex={-1} ref={focusOnce}>
      {children}
    </Start>
  );
}

function focusOnce(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
  // The player pressed a button further down on the previous page, so the top bar would cover the heading.
  if (
    element &&
    ownPage.readOffset() > 0 &&
    element.getBoundingClientRect().top < ownPage.readCoveredHeight()
  )
    ownPage.scrollTo(0);
}

const Start = styled.div`
  outline: none;
`;

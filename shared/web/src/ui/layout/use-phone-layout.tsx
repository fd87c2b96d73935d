import { useState } from 'react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/tokens.ts';

/**
 * Whether the layout of a phone applies. The styles of an embed follow its own width instead of the width of the window
 * (`layOutByContainer`): asking an element that has such a style is right in both.
 * @returns the element to render, which takes no room, and the answer
 */
export function usePhoneLayout(): [ReactElement, boolean] {
  const [isPhone, setIsPhone] = useState(false);
  // React calls a new callback again after each render, so the first one is kept.
  const [observe] = useState(() => (element: HTMLElement | null) => {
    if (!element) return undefined;
    const report = () => setIsPhone(element.offsetWidth > 0);
    // Before the first paint; the observer reports after it.
    report();
    const observer = new ResizeObserver(report);
    observer.observe(element);
    return () => observer.disconnect();
  });
  return [<Probe ref={observe} key="probe" aria-hidden="true" />, isPhone];
}

const Probe = styled.span`
  position: absolute;
  width: 0;
  height: 0;

  @media ${media.phone} {
    width: 1px;
  }
`;

import { useState } from 'react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/tokens.ts';

/**
 * Whether the layout of a phone applies. Measures an element that has a width only in this layout, because the layout of an embed depends
 * on the width of the embed (`layOutByContainer`). Returns the element, which the caller renders, and the result.
 */
export function usePhoneLayout(): [ReactElement, boolean] {
  const [isPhone, setIsPhone] = useState(false);
  // React calls a changed ref callback again after each render, so it must be stable.
  const [observe] = useState(() => (element: HTMLElement | null) => {
    if (!element) return undefined;
    const report = () => setIsPhone(element.offsetWidth > 0);
    // Measures before the first paint; the observer reports only after it.
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

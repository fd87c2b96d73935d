import { keyframes, styled } from 'styled-components';
import { layers, media } from '@emberclutch/web/theme/tokens.ts';
import { pageClasses } from '@emberclutch/contract/site/page-protocol.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

/**
 * Behind the top of a page, which it fades into: faint, because titles stand before it, and most at the left, where they begin.
 * On the first page it is the place in which the egg stands.
 * Real stars stand over it at night. A new season appears slowly.
 */
export const Sky = styled.div`
  position: absolute;
  z-index: ${layers.backdrop};
  inset: 0 0 auto;
  height: clamp(190px, 27vw, 400px);
  overflow: hidden;
  opacity: 0.5;
  pointer-events: none;
  overflow-anchor: none;
  mask-image: linear-gradient(black 55%, transparent), linear-gradient(to right, transparent -40%, black 60%);
  mask-composite: intersect;
  animation: ${appear} 1200ms ease-out;

  /* A page has words before it. */
  [data-eclipse] {
    opacity: 0.12;
  }
  [data-corona] {
    opacity: 0.4;
  }
  /* Not on a phone, where sun and peaks would stand behind the words of the hero. */
  @media not all and ${media.phone} {
    &:where([data-tall]) {
      height: clamp(380px, 52vw, 720px);
      opacity: 0.9;
      mask-image:
        linear-gradient(black 80%, transparent), linear-gradient(to right, transparent 20%, black 80%);
    }
    &:where([data-tall]) :is([data-eclipse], [data-corona], [data-night]) {
      opacity: 1;
    }
  }
  > div {
    position: absolute;
    inset: 0;
  }
  [data-night] {
    display: none;
    opacity: 0.5;

    .${pageClasses.dark} & {
      display: block;
    }
  }
  @media (forced-colors: active), print {
    display: none;
  }
`;

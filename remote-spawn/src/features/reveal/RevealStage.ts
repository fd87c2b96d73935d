import { styled } from 'styled-components';
import { color, layers, media, space } from '@emberclutch/web/theme/tokens.ts';
import { writeVariableCss } from '@emberclutch/web/theme/variables.ts';

/**
 * The stage of an arrival: the full width of the window below the top bar. It is dark in both modes, so that the opened asset is
 * the brightest element of the page. Like the document, it has the classes of a mode and a season. It darkens while the
 * player holds a seal, and takes the light of the house of the opened egg (`--house`).
 */
export const RevealStage = styled.section`
  ${writeVariableCss('&')}
  --shine: ${color.wash};
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-rows: auto 1fr auto;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space.m};
  width: 100vw;
  min-height: calc(100svh - var(--bar, 0px));
  padding: ${space.l} max(${space.l}, calc(50vw - 500px)) ${space.l};
  margin: 0 calc(50% - 50vw) ${space.xl};
  @media ${media.wide} {
    /* The text of an egg is beside it, in the space that the egg leaves. */
    padding-inline: max(${space.xl}, calc(50vw - 660px));
  }
  @media ${media.phone} {
    /* More space above the text than at the sides. */
    padding: calc(${space.xl} + ${space.s}) ${space.l} ${space.m};
  }
  /* Not hidden, because the buttons stick to the window. */
  overflow: clip;
  text-align: center;
  color: ${color.ink};
  background: radial-gradient(ellipse 70% 60% at 50% 54%, ${color.wash}, transparent 78%), ${color.page};

  &::before {
    content: '';
    position: absolute;
    z-index: ${layers.backdrop};
    inset: 0;
    background: radial-gradient(ellipse 62% 66% at 50% 52%, var(--shine), transparent 76%);
    opacity: 0;
    transition: opacity 1200ms ease-out;
  }
  &::after {
    content: '';
    position: absolute;
    inset: ${space.xs};
    border: 3px double ${color.rule};
    pointer-events: none;
    transition: border-color 900ms ease-out 700ms;
  }
  &:where([data-house]) {
    --shine: color-mix(in oklab, var(--house) 42%, ${color.page});
  }
  &:where([data-golden]) {
    --shine: color-mix(in oklab, ${color.gold} 40%, ${color.page});

    &::after {
      border-color: ${color.gold};
    }
  }
  &:where([data-open])::before {
    opacity: 1;
  }
  &:where([data-held])::before {
    background: radial-gradient(
      ellipse 46% 50% at 50% 50%,
      transparent 40%,
      color-mix(in oklab, ${color.sunk} 88%, transparent)
    );
    opacity: 1;
  }
  @media print {
    display: none;
  }
`;

import { css, styled } from 'styled-components';
import { keyColors } from '@emberclutch/art/season-skins/key-colors.ts';
import { color, radius, space } from '@emberclutch/web/theme/tokens.ts';
import { variableCssOf } from '@emberclutch/web/theme/variables.ts';

/** The light of the house of an opened egg. */
const houseLights = (['FIRE', 'WATER', 'EARTH', 'AIR'] as const).map(
  (house) => css`
    &:where([data-house='${house}']) {
      --shine: color-mix(in oklab, ${keyColors[house].deep} 45%, ${color.page});
    }
  `,
);

/**
 * The stage of an arrival. Dark in both modes, so that the opened asset is the brightest thing on the page: it has the
 * classes of a mode and a season, like the document.
 */
export const RevealStage = styled.section`
  ${variableCssOf('&')}
  --shine: ${color.wash};
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr auto auto;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space.m};
  min-height: min(calc(100svh - 116px), 860px);
  padding: ${space.l} ${space.m} ${space.m};
  margin-bottom: ${space.xl};
  /* Not hidden: the buttons stick to the window. */
  overflow: clip;
  text-align: center;
  color: ${color.ink};
  background:
    radial-gradient(ellipse 60% 52% at 50% 52%, var(--shine), transparent 76%),
    radial-gradient(ellipse 70% 60% at 4% -6%, ${color.washToo}, transparent 70%), ${color.page};
  border: 1px solid ${color.edge};
  border-radius: ${radius.s};
  transition: border-color 900ms ease-out 700ms;

  &::before {
    content: '';
    position: absolute;
    inset: 6px;
    border: 3px double ${color.rule};
    pointer-events: none;
    transition: border-color 900ms ease-out 700ms;
  }
  ${houseLights}
  &:where([data-golden]) {
    --shine: ${color.goldSoft};
    border-color: ${color.gold};

    &::before {
      border-color: ${color.gold};
    }
  }
  @media print {
    display: none;
  }
`;

import { styled } from 'styled-components';
import { layers } from '@emberclutch/web/theme/tokens.ts';

/** The grain of the paper behind all of a page. `tile` is an SVG document (`SeasonScene.grain`). */
export const Grain = ({ tile }: { tile: string }) => (
  <Paper
    aria-hidden="true"
    style={{ backgroundImage: `url("data:image/svg+xml,${encodeURIComponent(tile)}")` }}
  />
);

const Paper = styled.div`
  position: absolute;
  z-index: ${layers.backdrop};
  inset: 0;
  pointer-events: none;
  /* Otherwise the browser would keep this in place, which never moves, and not what a reader looks at while a list grows. */
  overflow-anchor: none;

  @media (forced-colors: active), print {
    display: none;
  }
`;

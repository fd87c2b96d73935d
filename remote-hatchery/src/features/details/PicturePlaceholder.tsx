import { styled } from 'styled-components';
import { color, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';

/** In place of the large picture, where the provider has none. */
export const PicturePlaceholder = () => (
  <Placeholder>
    <svg viewBox="0 0 120 150" width="120" aria-hidden="true">
      <path d="M60 8C92 8 112 58 112 92c0 32-22 50-52 50S8 124 8 92C8 58 28 8 60 8Z" />
    </svg>
    <p>{copy.noPicture}</p>
  </Placeholder>
);

const Placeholder = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space.m};
  aspect-ratio: 1;
  padding: ${space.l};
  text-align: center;
  color: ${color.inkSoft};
  background: ${color.sunk};

  path {
    fill: none;
    stroke: ${color.edge};
    stroke-width: 1.25;
    stroke-dasharray: 3 6;
  }
`;

import { useAtomValue } from 'jotai';
import { preload } from 'react-dom';
import { styled } from 'styled-components';
import { themeModeAtom } from '@emberclutch/web/state';
import { media } from '@emberclutch/web/theme/tokens.ts';
import { mapPalette } from '@emberclutch/world/map/map-palette.ts';
import { mainSheet, tilesOf } from '@emberclutch/world/map/map-sheet.ts';
import { mapFolder, mapSketch } from './map-folder.ts';

const firstTiles = tilesOf(mainSheet, 0, mainSheet.region).map(({ path }) => mapFolder + path);

/** The whole map as a sketch, behind the canvas, so that lands are visible before the code that draws the world has loaded. */
export function MapBackdrop() {
  const isDark = useAtomValue(themeModeAtom) === 'dark';
  for (const url of firstTiles) preload(url, { as: 'image', crossOrigin: 'anonymous' });
  return <Picture aria-hidden="true" data-dark={isDark || undefined} />;
}

const Picture = styled.div`
  position: absolute;
  inset: 0;
  background: ${mapPalette.seaDeep} url('${mapSketch}') center / auto 107% no-repeat;

  @media ${media.phone} {
    background-size: 165% auto;
  }
  &:where([data-dark]) {
    filter: brightness(0.5);
  }
`;

import { styled } from 'styled-components';
import { pageClasses } from '@emberclutch/contract/site/page-protocol.ts';
import { media } from '@emberclutch/web/theme/tokens.ts';
import { openSeaColor } from '@emberclutch/world/map/open-sea.ts';
import { farAtlasFile } from '@emberclutch/world/scene/far-atlas-file.ts';
import { mapFolder, mapSketch } from './map-folder.ts';

/**
 * The whole map as a sketch behind the canvas, so that lands are visible before the code that draws the world has loaded. The HTML of
 * the page also requests the silhouettes of dragons, beside the scripts that draw them. It requests no tiles: they would delay the dragons.
 */
export function MapBackdrop() {
  return (
    <Sea>
      <img src={mapSketch} alt="" fetchPriority="high" />
      <link
        rel="preload"
        as="fetch"
        href={mapFolder + farAtlasFile}
        crossOrigin="anonymous"
        fetchPriority="low"
      />
    </Sea>
  );
}

/** An element instead of a background: the CSS rules of a rendered page must not depend on the address of its release. */
const Sea = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  background: ${openSeaColor};

  img {
    position: absolute;
    top: 50%;
    left: 50%;
    width: auto;
    max-width: none;
    height: 107%;
    translate: -50% -50%;

    @media ${media.phone} {
      width: 165%;
      height: auto;
    }
  }
  :where(.${pageClasses.dark}) & {
    filter: brightness(0.5);
  }
`;

import { styled } from 'styled-components';
import { pageClasses } from '@emberclutch/contract/site/page-protocol.ts';
import { media } from '@emberclutch/web/theme/tokens.ts';
import { openSeaColor } from '@emberclutch/world/map/open-sea.ts';
import { mapSketch } from './map-folder.ts';

/** The whole map as a sketch behind the canvas, so that lands are visible before the code that draws the world has loaded. */
export function MapBackdrop() {
  return (
    <Sea>
      <img src={mapSketch} alt="" fetchPriority="high" />
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

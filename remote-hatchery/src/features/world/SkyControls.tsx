import { styled } from 'styled-components';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { color, media, size, space } from '@emberclutch/web/theme/tokens.ts';
import { fadingEdge } from '@emberclutch/web/ui/layout/fading-edge.ts';
import { ShareButton } from '@emberclutch/web/ui/asset/share/ShareButton.tsx';
import { copy } from './copy.ts';

interface Props {
  isPaused: boolean;
  /** False if the system asks for reduced motion: then the world stays paused. */
  canPause: boolean;
  onZoom: (factor: number) => void;
  onShowAll: () => void;
  onPause: () => void;
  onPhoto: () => void;
  getViewPath: () => string;
}

/** Buttons of the map, for players who cannot drag, scroll or pinch. */
export function SkyControls({ isPaused, canPause, onZoom, onShowAll, onPause, onPhoto, getViewPath }: Props) {
  return (
    <Row role="group" aria-label={copy.controls.label}>
      <Button size="s" variant="quiet" aria-label={copy.controls.zoomIn} onClick={() => onZoom(1.5)}>
        +
      </Button>
      <Button size="s" variant="quiet" aria-label={copy.controls.zoomOut} onClick={() => onZoom(1 / 1.5)}>
        −
      </Button>
      <Button size="s" variant="quiet" onClick={onShowAll}>
        {copy.controls.all}
      </Button>
      {canPause && (
        <Button size="s" variant="quiet" onClick={onPause}>
          {isPaused ? copy.controls.resume : copy.controls.pause}
        </Button>
      )}
      <Button size="s" variant="quiet" onClick={onPhoto}>
        {copy.controls.photo}
      </Button>
      <ShareButton size="s" title={copy.title} path={getViewPath} label={copy.controls.share} />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs};
  margin-top: auto;

  /* Below heading and search, and beside the card of the selected dragon: one row, which scrolls sideways. */
  @media ${media.phone} {
    flex-wrap: nowrap;
    max-width: 100%;
    margin-top: 0;
    overflow-x: auto;
    scrollbar-width: none;
    --cover: transparent;
    ${fadingEdge}

    > * {
      flex: none;
    }

    button {
      padding-inline: ${space.s};
      font-size: ${size.xs};
    }
  }
  button {
    background: ${color.raised};
  }
`;

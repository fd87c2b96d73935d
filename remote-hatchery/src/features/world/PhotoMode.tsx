import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { saveBlob } from '@emberclutch/web/ui/browser/save-blob.ts';
import { canShareFile, shareFile } from '@emberclutch/web/ui/browser/share-file.ts';
import { color, size, space } from '@emberclutch/web/theme/tokens.ts';
import { FullWindow } from '../../platform/full-window/FullWindow.tsx';
import { attachSkyGestures } from '@emberclutch/world/scene/attach-sky-gestures.ts';
import { copy } from './copy.ts';
import { mapPanel } from './map-panel.ts';
import { SkySurface } from './SkySurface.tsx';
import type { WorldScene } from '@emberclutch/world/scene/world-scene.ts';

interface Props {
  scene: WorldScene;
  /** The usual container of the map. */
  home: RefObject<HTMLElement | null>;
  /** Disables inertia. */
  isStill: boolean;
  onClose: () => void;
}

/** Only the map, as large as the window. Escape closes it. */
export function PhotoMode({ scene, home, isStill, onClose }: Props) {
  const canvasRef = useRef<HTMLDivElement>(null);
  const surfaceRef = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const [container, previousContainer] = [canvasRef.current, home.current];
    if (!container || !previousContainer) return;
    scene.showIn(container);
    return () => scene.showIn(previousContainer);
  }, [scene, home]);
  useEffect(
    () => (surfaceRef.current ? attachSkyGestures(surfaceRef.current, scene, { isStill }) : undefined),
    [scene, isStill],
  );

  const handlePicture = async (deliver: (picture: Blob) => unknown) => {
    setFailed(false);
    const picture = await scene.takeSnapshot();
    if (picture) await deliver(picture);
    else setFailed(true);
  };
  const handleShare = () => handlePicture((picture) => shareFile(picture, copy.pictureName, copy.title));
  const handleSave = () => handlePicture((picture) => saveBlob(picture, copy.pictureName));

  return (
    <Window label={copy.photo.label} onClose={onClose}>
      <Layer ref={canvasRef} />
      <SkySurface ref={surfaceRef} describedBy="photo-help" />
      <Bar>
        <p id="photo-help">{copy.photo.help}</p>
        {canShareFile('image/png') && (
          <Button size="s" onClick={() => void handleShare()}>
            {copy.photo.share}
          </Button>
        )}
        <Button size="s" onClick={() => void handleSave()}>
          {copy.photo.save}
        </Button>
        <Button size="s" variant="quiet" onClick={onClose}>
          {copy.photo.close}
        </Button>
        {hasFailed && <Failure role="alert">{copy.photo.failed}</Failure>}
      </Bar>
    </Window>
  );
}

const Window = styled(FullWindow)`
  overflow: hidden;
`;

const Layer = styled.div`
  position: absolute;
  inset: 0;
`;

const Bar = styled.div`
  position: absolute;
  bottom: ${space.m};
  left: 50%;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs} ${space.s};
  align-items: center;
  justify-content: center;
  width: max-content;
  max-width: calc(100% - 24px);
  padding: ${space.xs} ${space.s};
  font-size: ${size.s};
  ${mapPanel}
  transform: translateX(-50%);

  button {
    min-height: 34px;
  }
`;

const Failure = styled.p`
  flex-basis: 100%;
  color: ${color.danger};
  text-align: center;
`;

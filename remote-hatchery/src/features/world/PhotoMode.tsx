import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { Button } from '@emberclutch/shared/ui/Button';
import { saveBlob } from '@emberclutch/shared/ui/save-blob';
import { FullWindow } from '../../full-window/FullWindow.tsx';
import { attachSkyGestures } from './attach-sky-gestures.ts';
import { copy } from './copy.ts';
import type { WorldScene } from './scene/world-scene.ts';

interface Props {
  scene: WorldScene;
  /** Where the map is otherwise. */
  home: RefObject<HTMLElement | null>;
  /** Without inertia. */
  isStill: boolean;
  onClose: () => void;
}

/** The map alone, as large as the window, without what lies over it. Escape leaves it. */
export function PhotoMode({ scene, home, isStill, onClose }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [place, before] = [stage.current, home.current];
    if (!place || !before) return;
    scene.showIn(place);
    const detach = attachSkyGestures(place, scene, {
      isStill,
      selected: () => null,
      onPick: () => {},
      onOpen: () => {},
    });
    return () => {
      detach();
      scene.showIn(before);
    };
  }, [scene, home, isStill]);

  const handleSave = async () => {
    const picture = await scene.snapshot();
    if (picture) saveBlob(picture, copy.pictureName);
  };

  return (
    <Window label={copy.photo.label} onClose={onClose}>
      <Stage ref={stage} />
      <Bar>
        <p>{copy.photo.help}</p>
        <Button size="s" onClick={() => void handleSave()}>
          {copy.photo.save}
        </Button>
        <Button size="s" variant="quiet" onClick={onClose}>
          {copy.photo.close}
        </Button>
      </Bar>
    </Window>
  );
}

const Window = styled(FullWindow)`
  overflow: hidden;
`;

const Stage = styled.div`
  position: absolute;
  inset: 0;
  cursor: grab;
  touch-action: none;
  user-select: none;
`;

const Bar = styled.div`
  position: absolute;
  bottom: ${({ theme }) => theme.space.m};
  left: 50%;
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space.xxs} ${theme.space.s}`};
  align-items: center;
  justify-content: center;
  width: max-content;
  max-width: calc(100% - 24px);
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.s}`};
  font-size: ${({ theme }) => theme.size.s};
  background: ${({ theme }) => theme.color.raised};
  border: 1px solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.s};
  transform: translateX(-50%);

  button {
    min-height: 34px;
  }
`;

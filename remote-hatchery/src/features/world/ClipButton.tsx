import { useEffect, useRef, useState } from 'react';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { saveBlob } from '@emberclutch/web/ui/browser/save-blob.ts';
import type { WorldScene } from '@emberclutch/world/scene/world-scene.ts';
import { copy } from './copy.ts';
import { clipName, clipType, recordClip } from './record-clip.ts';

interface Props {
  scene: Pick<WorldScene, 'stream'>;
  onFailure: (hasFailed: boolean) => void;
}

/** Records six seconds of the map and saves them. Absent where the browser records no canvas. */
export function ClipButton({ scene, onFailure }: Props) {
  const type = clipType();
  const [left, setLeft] = useState<number | null>(null);
  const closing = useRef<AbortController>(null);
  useEffect(() => () => closing.current?.abort(), []);
  if (type === null) return null;

  const handleRecord = async () => {
    if (left !== null) return;
    const controller = new AbortController();
    closing.current = controller;
    onFailure(false);
    const clip = await recordClip(scene.stream(), type, { onSecond: setLeft, signal: controller.signal });
    if (controller.signal.aborted) return;
    setLeft(null);
    if (clip) saveBlob(clip, clipName(type));
    else onFailure(true);
  };

  return (
    <Button size="s" aria-disabled={left !== null} onClick={() => void handleRecord()}>
      {left === null ? copy.clip.save : copy.clip.recording(left)}
    </Button>
  );
}

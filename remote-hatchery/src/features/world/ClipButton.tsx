import { useEffect, useRef, useState } from 'react';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { saveBlob } from '@emberclutch/web/ui/browser/save-blob.ts';
import { canShareFile, shareFile } from '@emberclutch/web/ui/browser/share-file.ts';
import type { WorldScene } from '@emberclutch/world/scene/world-scene.ts';
import { copy } from './copy.ts';
import { clipName, clipType, fileType, recordClip } from './record-clip.ts';

interface Props {
  scene: Pick<WorldScene, 'stream'>;
  onFailure: (hasFailed: boolean) => void;
}

/**
 * Records six seconds of the map, and shares or saves them. Sharing takes a press of its own: browsers refuse it so long after the press
 * that began to record. Absent where the browser records no canvas.
 */
export function ClipButton({ scene, onFailure }: Props) {
  const type = clipType();
  const [left, setLeft] = useState<number | null>(null);
  /** Recorded, and not yet shared or saved. */
  const [clip, setClip] = useState<Blob | null>(null);
  const closing = useRef<AbortController>(null);
  useEffect(() => () => closing.current?.abort(), []);
  if (type === null) return null;
  const name = clipName(type);
  const canShare = canShareFile(fileType(type));

  const handleRecord = async () => {
    if (left !== null) return;
    const controller = new AbortController();
    closing.current = controller;
    onFailure(false);
    const recorded = await recordClip(scene.stream(), type, {
      onSecond: setLeft,
      signal: controller.signal,
    });
    if (controller.signal.aborted) return;
    setLeft(null);
    if (!recorded) onFailure(true);
    else if (canShare) setClip(recorded);
    else saveBlob(recorded, name);
  };
  const handleShare = async (recorded: Blob) => {
    if ((await shareFile(recorded, name, copy.title)) !== 'cancelled') setClip(null);
  };
  const handleSave = (recorded: Blob) => {
    saveBlob(recorded, name);
    setClip(null);
  };

  const start = canShare ? copy.clip.record : copy.clip.recordAndSave;
  const label = clip ? copy.clip.share : left === null ? start : copy.clip.recording(left);
  return (
    <>
      <Button
        size="s"
        aria-disabled={left !== null}
        onClick={() => void (clip ? handleShare(clip) : handleRecord())}
      >
        {label}
      </Button>
      {clip && (
        <Button size="s" onClick={() => handleSave(clip)}>
          {copy.clip.save}
        </Button>
      )}
    </>
  );
}

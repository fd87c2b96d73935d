/** Seconds of a clip, and bits of one of them. */
const [clipSeconds, bitsPerSecond] = [6, 8_000_000];

/** The most widely playable first. */
const clipTypes = [
  'video/mp4;codecs=avc1.640028',
  'video/mp4',
  'video/webm;codecs=vp9',
  'video/webm',
] as const;

/** The video format in which this browser records a canvas; null if it records none. */
export function clipType(): string | null {
  if (typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype)) return null;
  return clipTypes.find((type) => MediaRecorder.isTypeSupported(type)) ?? null;
}

export const clipName = (type: string): string => `world.${type.startsWith('video/mp4') ? 'mp4' : 'webm'}`;

/** The type of a file without the codecs in it. */
export const fileType = (type: string): string => type.split(';')[0] ?? type;

/**
 * Records a stream for the length of a clip, and ends the stream.
 * @param onSecond called with the seconds left
 * @returns null if the browser could not record it, or if `signal` ended it before its time
 */
export async function recordClip(
  stream: MediaStream,
  type: string,
  { onSecond, signal }: { onSecond: (left: number) => void; signal: AbortSignal },
): Promise<Blob | null> {
  const ended = Promise.withResolvers<boolean>();
  const parts: Blob[] = [];
  let left = clipSeconds;
  let timer: ReturnType<typeof setInterval> | undefined;
  try {
    const recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: bitsPerSecond });
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    recorder.addEventListener('error', () => ended.resolve(false));
    // Also where the stream ends, because the graphics card has lost the map.
    recorder.addEventListener('stop', () => ended.resolve(left === 0));
    signal.addEventListener('abort', () => ended.resolve(false));
    recorder.start();
    onSecond(left);
    timer = setInterval(() => {
      left -= 1;
      onSecond(left);
      if (left === 0) recorder.stop();
    }, 1_000);
    const isWhole = (await ended.promise) && parts.some(({ size }) => size > 0);
    return isWhole ? new Blob(parts, { type: fileType(type) }) : null;
  } catch (error) {
    // The encoder refuses the size of the canvas, or is taken by another program.
    if (error instanceof DOMException) return null;
    throw error;
  } finally {
    clearInterval(timer);
    for (const track of stream.getTracks()) track.stop();
  }
}

import { saveBlob } from './save-blob.ts';

/** Whether the share dialog of the device takes files of this type. */
export const canShareFile = (type: string): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [new File([], 'file', { type })] });

/**
 * Opens the share dialog of the device with a file. Saves the file if there is no such dialog, or if the device refuses it: browsers
 * demand a press a few seconds before.
 */
export async function shareFile(
  content: Blob,
  name: string,
  title: string,
): Promise<'shared' | 'cancelled' | 'saved'> {
  const files = [new File([content], name, { type: content.type })];
  if (canShareFile(content.type)) {
    try {
      await navigator.share({ files, title });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
      // Refused: it is saved.
    }
  }
  saveBlob(content, name);
  return 'saved';
}

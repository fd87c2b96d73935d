import { saveBlob } from './save-blob.ts';

/** Whether the device's share dialog accepts files of this type. */
export const canShareFile = (type: string): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [new File([], 'file', { type })] });

/** Opens the share dialog with a file. Saves the file instead if there is no dialog, or if the browser rejects a call long after the press. */
export async function shareFile(content: Blob, name: string, title: string): Promise<void> {
  if (canShareFile(content.type)) {
    try {
      const files = [new File([content], name, { type: content.type })];
      return await navigator.share({ files, title });
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      if (isCancelled) return;
    }
  }
  saveBlob(content, name);
}

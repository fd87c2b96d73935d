import { useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { isApiError } from '@emberclutch/web/api/api-error.ts';
import { listUnusedKeys } from '@emberclutch/web/api/gateway-keys.ts';
import type { ListedAssets } from '@emberclutch/web/api/list-all-pages.ts';
import { listOwnedAssets } from '@emberclutch/web/api/owned-assets.ts';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { addRetryTime } from '@emberclutch/web/ui/feedback/describe-error.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { saveBlob } from '@emberclutch/web/ui/browser/save-blob.ts';
import { notPrinted } from '@emberclutch/web/theme/not-printed.ts';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { media, size, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from '../copy.ts';
import { ReadingProgress } from '../ReadingProgress.tsx';
import { mayLackKeys, addKeys } from '../assets-with-keys.ts';
import { AssetFile } from './asset-file.ts';
import type { FileFormat } from './asset-file.ts';

const formats: readonly FileFormat[] = ['csv', 'json'];

const emptyPart = { assets: [], skipped: 0, total: undefined };

/** Saves the whole collection as a file. It reads all pages again, shows the progress, and can be cancelled. */
export function ExportButtons({ userId }: { userId: string }) {
  const group = useRef<HTMLDivElement>(null);
  const controllerRef = useRef<AbortController>(undefined);
  const [part, setPart] = useState<Pick<ListedAssets, 'assets' | 'skipped' | 'total'>>(emptyPart);
  const { mutate, isPending, variables, data, error } = useMutation<FileResult, Error, FileFormat>({
    mutationFn: async (format) => {
      const controller = new AbortController();
      controllerRef.current = controller;
      setPart(emptyPart);
      const file = new AssetFile(format);
      const listed = await listOwnedAssets(userId, controller.signal, (nextPart) => {
        file.write(nextPart.assets);
        setPart(nextPart);
      });
      const keys = mayLackKeys(listed) ? await listUnusedKeys(userId, controller.signal) : null;
      const assets = addKeys(listed.assets, keys?.assets ?? []);
      file.write(assets);
      const failure = explainFailure(listed, keys);
      if (failure === null) saveBlob(file.toBlob(), `my-collection.${format}`);
      return { failure, stop: listed.stop, count: assets.length };
    },
  });
  const handleCancel = () => {
    controllerRef.current?.abort();
    // Focuses the button of the format, because Cancel, which has the focus, disappears.
    group.current?.querySelector<HTMLElement>('[aria-busy]')?.focus();
  };

  return (
    <Group ref={group} role="group" aria-label={copy.export.label} {...notPrinted}>
      <span aria-hidden="true">{copy.export.saveAs}</span>
      {formats.map((format) => (
        <Button
          key={format}
          size="s"
          variant="quiet"
          isBusy={isPending && variables === format}
          onClick={() => isPending || mutate(format)}
        >
          <VisuallyHidden>{copy.export.saveAs} </VisuallyHidden>
          <span>{copy.export[format]}</span>
        </Button>
      ))}
      {isPending && (
        <>
          <Button size="s" variant="quiet" onClick={handleCancel}>
            {copy.export.cancel}
          </Button>
          <ReadingProgress label={copy.export.reading} part={part} />
        </>
      )}
      <Outcome result={data} error={error} />
    </Group>
  );
}

interface FileResult {
  /** Why no file was saved; null if a file was saved. */
  failure: string | null;
  stop: ListedAssets['stop'];
  count: number;
}

/** Rejects an incomplete file, which would look complete. */
function explainFailure(listed: ListedAssets, keys: ListedAssets | null): string | null {
  if (listed.failedPages.length > 0)
    return addRetryTime(copy.export.incomplete(listed.failedPages.map((page) => page + 1)), listed.failure);
  return keys && keys.failedPages.length > 0 ? addRetryTime(copy.export.incompleteKeys, keys.failure) : null;
}

/** The result of the export; empty while it runs and after Cancel, which ends it with an `AbortError`. */
function Outcome({ result, error }: { result: FileResult | undefined; error: Error | null }) {
  const failure = isApiError(error) ? addRetryTime(copy.export.failed, error) : result?.failure;
  if (failure)
    return (
      <Alert tone="danger" role="alert">
        {failure}
      </Alert>
    );
  const formatSaved = result?.stop === 'page_limit' ? copy.export.savedNewest : copy.export.saved;
  return <span role="status">{result && formatSaved(result.count)}</span>;
}

const Group = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
  font-size: ${size.s};

  /* The result is below the buttons, so that they do not move. */
  @media ${media.phone} {
    flex: 1 1 12rem;
  }
`;

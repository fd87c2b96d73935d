import { useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { isApiError } from '@emberclutch/shared/api/api-error';
import { listOwnedAssets } from '@emberclutch/shared/api/owned-assets';
import { Alert } from '@emberclutch/shared/ui/Alert';
import { Button } from '@emberclutch/shared/ui/Button';
import { saveBlob } from '@emberclutch/shared/ui/save-blob';
import { copy } from '../copy.ts';
import { toCsv } from './to-csv.ts';

type Format = 'csv' | 'json';

/** Saves the whole collection as a file. All pages are read anew; their number is shown, and reading can be cancelled. */
export function ExportButtons({ userId }: { userId: string }) {
  const [read, setRead] = useState(0);
  const reading = useRef<AbortController>(undefined);
  const { mutate, isPending, error } = useMutation<void, Error, Format>({
    mutationFn: async (format) => {
      const controller = new AbortController();
      reading.current = controller;
      setRead(0);
      const { assets } = await listOwnedAssets(userId, controller.signal, (part) =>
        setRead(part.assets.length),
      );
      const text = format === 'csv' ? toCsv(assets) : JSON.stringify(assets, null, 2);
      saveBlob(new Blob([text], { type: mediaTypes[format] }), `my-collection.${format}`);
    },
  });
  // A cancelled reading ends with an `AbortError`, which is no failure.
  const hasFailed = isApiError(error);

  return (
    <Group role="group" aria-label={copy.export.label}>
      {isPending ? (
        <>
          <label>
            {copy.export.reading(read)} <progress />
          </label>
          <Button size="s" variant="quiet" onClick={() => reading.current?.abort()}>
            {copy.export.cancel}
          </Button>
        </>
      ) : (
        <>
          <Button size="s" variant="quiet" onClick={() => mutate('csv')}>
            {copy.export.csv}
          </Button>
          <Button size="s" variant="quiet" onClick={() => mutate('json')}>
            {copy.export.json}
          </Button>
        </>
      )}
      {hasFailed && (
        <Alert tone="danger" role="alert">
          {copy.export.failed}
        </Alert>
      )}
    </Group>
  );
}

const mediaTypes: Record<Format, string> = { csv: 'text/csv;charset=utf-8', json: 'application/json' };

const Group = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.xxs};
  font-size: ${({ theme }) => theme.size.s};

  progress {
    width: 90px;
    accent-color: ${({ theme }) => theme.color.accent};
  }
`;

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { isApiError } from '@emberclutch/web/api/api-error.ts';
import { gatewayKeyQueries } from '@emberclutch/web/api/gateway-keys.ts';
import type { ListedAssets } from '@emberclutch/web/api/list-all-pages.ts';
import { ownedAssetQueries } from '@emberclutch/web/api/owned-assets.ts';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { addRetryTime } from '@emberclutch/web/ui/feedback/describe-error.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { saveBlob } from '@emberclutch/web/ui/browser/save-blob.ts';
import { notPrinted } from '@emberclutch/web/theme/not-printed.ts';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { media, size, space } from '@emberclutch/web/theme/tokens.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { copy } from '../copy.ts';
import { mayLackKeys, addKeys } from '../assets-with-keys.ts';

const formats = ['csv', 'json'] as const;

type FileFormat = (typeof formats)[number];

/** Saves the whole collection as a file, once all of its pages have been read. */
export function ExportButtons({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const { mutate, isPending, variables, data, error } = useMutation<FileResult, Error, FileFormat>({
    mutationFn: async (format) => {
      const listing = await queryClient.fetchQuery(ownedAssetQueries.of(userId));
      const keys = mayLackKeys(listing)
        ? await queryClient.fetchQuery(gatewayKeyQueries.unused(userId))
        : null;
      const assets = addKeys(listing.assets, keys?.assets ?? []);
      const failure = explainFailure(listing, keys);
      if (failure === null) saveBlob(toFile(assets, format), `my-collection.${format}`);
      return { failure, stop: listing.stop, count: assets.length };
    },
  });

  return (
    <Group role="group" aria-label={copy.export.label} {...notPrinted}>
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
      <Outcome result={data} error={error} />
    </Group>
  );
}

interface FileResult {
  failure: string | null;
  stop: ListedAssets['stop'];
  count: number;
}

/** Rejects an incomplete file, which would look complete. */
function explainFailure(listing: ListedAssets, keys: ListedAssets | null): string | null {
  if (listing.failedPages.length > 0)
    return addRetryTime(copy.export.incomplete(listing.failedPages.map((page) => page + 1)), listing.failure);
  return keys && keys.failedPages.length > 0 ? addRetryTime(copy.export.incompleteKeys, keys.failure) : null;
}

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

type Value = string | number | boolean | null | undefined;

/** Columns of the file, always in English and in this order, because programs read them. */
const columns: Record<string, (asset: AssetInfo) => Value> = {
  id: ({ id }) => id,
  type: ({ assetType }) => assetType,
  state: ({ assetState }) => assetState,
  name: ({ dragon }) => dragon?.dragon?.name,
  charm: ({ charmOfMaking }) => charmOfMaking,
  golden: ({ golden }) => golden,
  rarity: ({ rarity }) => rarity,
  house: ({ dragon }) => dragon?.house,
  magic: ({ dragon }) => dragon?.magic,
  season: ({ dragon, gatewayKey }) => dragon?.spawn ?? gatewayKey?.season,
  age: ({ dragon, gatewayKey }) => dragon?.spawnAge ?? gatewayKey?.age,
  hatch_season: ({ dragon }) => dragon?.hatch,
  created: ({ created }) => toInstant(created),
  hatches: ({ dragon }) => toInstant(dragon?.egg.hatchesAt),
};

export const toFile = (assets: readonly AssetInfo[], format: FileFormat): Blob =>
  format === 'csv'
    ? new Blob([csvHead, ...assets.map(toCsvLine)], { type: 'text/csv;charset=utf-8' })
    : new Blob([JSON.stringify(assets, null, 2)], { type: 'application/json' });

/** The line of column names of a CSV file (RFC 4180). */
const csvHead = `${Object.keys(columns).join(',')}\r\n`;

/** An asset as a line of CSV. Instants are ISO 8601. */
const toCsvLine = (asset: AssetInfo): string =>
  `${Object.values(columns)
    .map((read) => escapeField(read(asset)))
    .join(',')}\r\n`;

/** Escapes a value. Other players choose names, and a spreadsheet would run a name that looks like a formula. */
function escapeField(value: Value): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const toInstant = (seconds: number | null | undefined) =>
  typeof seconds === 'number' ? new Date(seconds * 1_000).toISOString() : null;

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

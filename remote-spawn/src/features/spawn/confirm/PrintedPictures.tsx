import { useQueries } from '@tanstack/react-query';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import { SmallSpecimen, SmallSpecimens } from '@emberclutch/web/ui/asset/SmallSpecimen.tsx';

/** What was bought, for a printed receipt: on the screen its cards stand beside the receipt, which have read it. */
export function PrintedPictures({ ids }: { ids: readonly number[] }) {
  const assets = useQueries({ queries: ids.map((id) => assetQueries.one(id)) });
  return (
    <SmallSpecimens>
      {ids.map((id, index) => (
        <li key={id}>
          <SmallSpecimen id={id} asset={assets[index]?.data} isUrgent />
        </li>
      ))}
    </SmallSpecimens>
  );
}

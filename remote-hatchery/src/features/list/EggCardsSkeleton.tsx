import { AssetCardSkeletons } from '@emberclutch/web/ui/asset/AssetCardSkeletons.tsx';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { copy } from './copy.ts';

export function EggCardsSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{copy.list.loading}</VisuallyHidden>
      <AssetCardSkeletons count={8} />
    </>
  );
}

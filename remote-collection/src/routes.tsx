import { Route, Routes } from '@emberclutch/shared/routing';
import { paths } from '@emberclutch/shared/routing/paths';
import { CollectionPage } from './features/collection/CollectionPage.tsx';

export default function CollectionRoutes() {
  return (
    <Routes>
      <Route path={paths.myCollection} element={<CollectionPage />} />
    </Routes>
  );
}

import { Route, Routes } from '@emberclutch/shared/routing';
import { paths } from '@emberclutch/shared/routing/paths';
import { SpawnScreen } from './app/SpawnScreen.tsx';

/** The remote's door for the host. */
export default function SpawnRoutes() {
  return (
    <Routes>
      <Route path={paths.spawn} element={<SpawnScreen />} />
    </Routes>
  );
}

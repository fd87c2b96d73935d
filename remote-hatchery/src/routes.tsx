import { Route, Routes } from '@emberclutch/shared/routing';
import { paths } from '@emberclutch/shared/routing/paths';
import { DetailsScreen } from './features/details/DetailsScreen.tsx';
import { EggsScreen } from './features/list/EggsScreen.tsx';
import { OverviewScreen } from './features/list/OverviewScreen.tsx';

/** The remote's door for the host. */
export default function HatcheryRoutes() {
  return (
    <Routes>
      <Route path={paths.hatchery} element={<OverviewScreen />} />
      <Route path={paths.community} element={<OverviewScreen />} />
      <Route path={paths.allEggs} element={<EggsScreen list="all" />} />
      <Route path={paths.sealed} element={<EggsScreen list="sealed" />} />
      <Route path={paths.incubating} element={<EggsScreen list="incubating" />} />
      <Route path={paths.hatching} element={<EggsScreen list="hatching" />} />
      <Route path="/details/:id" element={<DetailsScreen />} />
    </Routes>
  );
}

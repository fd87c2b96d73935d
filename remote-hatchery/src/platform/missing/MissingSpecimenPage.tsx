import { knownSeason } from '@emberclutch/contract/season/season-name.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { storedSeason } from '@emberclutch/web/state';
import { SeasonFoot } from '@emberclutch/web/ui/asset/SeasonFoot.tsx';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { EmptyPedestalSpread } from '@emberclutch/web/ui/layout/EmptyPedestalSpread.tsx';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { copy } from './copy.ts';

/** The page of a number that no specimen has. */
export const MissingSpecimenPage = ({ lead = copy.lead }: { lead?: string }) => (
  <Page title={copy.title}>
    <EmptyPedestalSpread title={copy.title} lead={lead} foot={<StoredSeasonFoot />}>
      <ButtonLink to={paths.allEggs}>{copy.toAll}</ButtonLink>
    </EmptyPedestalSpread>
  </Page>
);

/** What the season grows that this browser knows; the host keeps it current. */
function StoredSeasonFoot() {
  const season = storedSeason();
  return season && <SeasonFoot season={knownSeason(season.spawnSeason)} age={season.spawnAge ?? 0} />;
}

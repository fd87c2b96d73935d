import { SpawnSeason } from '@emberclutch/shared/contract/season';
import type { CurrentSeason } from '@emberclutch/shared/contract/season';
import { copy } from './copy.ts';
import { PedestalHeading } from '../../pedestals/PedestalHeading.tsx';
import { Pedestals } from '../../pedestals/Pedestals.tsx';

interface Props {
  season: CurrentSeason;
  title: string;
  lead: string;
}

/** The heading of the choose step, with eggs of the season. Without them in a season that only another provider knows. */
export function SeasonHeading({ season: { spawnSeason, spawnAge }, title, lead }: Props) {
  const { data: season } = SpawnSeason.safeParse(spawnSeason.toUpperCase());
  const label = copy.season.eggs(spawnSeason);
  return (
    <PedestalHeading
      eyebrow={copy.cycle.eyebrow(copy.season.title(spawnSeason, spawnAge))}
      title={title}
      lead={lead}
      pedestals={season && <Pedestals label={label} season={season} state="SEALED" />}
    />
  );
}

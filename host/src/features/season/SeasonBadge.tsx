import { styled } from 'styled-components';
import { formatSeasonTitle } from '@emberclutch/web/ui/format/format-season-title.ts';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { color, size, weight } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';
import { useSeason } from '../../platform/season/use-season.ts';

/** Title of the current season in the top bar. Empty, but with its height, until the season is known. */
export function SeasonBadge() {
  const season = useSeason();
  if (!season) return <Badge aria-hidden="true" />;
  return (
    <Badge>
      <VisuallyHidden>{copy.season}</VisuallyHidden>{' '}
      <span>{formatSeasonTitle(season.spawnSeason, season.spawnAge).toUpperCase()}</span>
    </Badge>
  );
}

const Badge = styled.p`
  min-height: 1.3em;
  color: ${color.accent};
  font-size: ${size.xxs};
  font-weight: ${weight.heavy};
  line-height: 1.3;
  letter-spacing: 0.14em;
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
`;

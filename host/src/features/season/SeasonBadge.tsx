import { styled } from 'styled-components';
import { VisuallyHidden } from '@emberclutch/shared/ui/VisuallyHidden';
import { copy } from '../../copy.ts';
import { seasonTitle } from '@emberclutch/shared/ui/season-title';
import { useSeason } from './use-season.ts';

/** Name of the season; its age too, except in genesis and where it has none. */
export function SeasonBadge() {
  const season = useSeason();
  if (!season) return <Badge aria-hidden="true" />;
  return (
    <Badge>
      <VisuallyHidden>{copy.bar.season}</VisuallyHidden>{' '}
      <span>{seasonTitle(season.spawnSeason, season.spawnAge).toUpperCase()}</span>
    </Badge>
  );
}

const Badge = styled.p`
  min-height: 1.3em;
  color: ${({ theme }) => theme.color.accent};
  font-size: 0.6875rem;
  font-weight: 650;
  line-height: 1.3;
  letter-spacing: 0.14em;
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
`;

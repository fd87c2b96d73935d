import { styled } from 'styled-components';
import { Element } from '@emberclutch/shared/contract/asset';
import { SpawnSeason } from '@emberclutch/shared/contract/season';
import { Button } from '@emberclutch/shared/ui/Button';
import { seasonTitle } from '@emberclutch/shared/ui/season-title';
import { copy } from './copy.ts';
import { isFiltered } from './world-view.ts';
import type { WorldView } from './world-view.ts';

interface Props {
  view: WorldView;
  /** Whether it is known which dragons are the player's own. */
  hasOwn: boolean;
  /** How many are shown of how many, in words. */
  count: string | undefined;
  onChange: (change: Partial<WorldView>) => void;
}

/** The heading of the page, map or list, and which dragons: all of it is in the URL. */
export function WorldFilters({ view, hasOwn, count, onChange }: Props) {
  return (
    <Bar>
      <Title>{copy.title}</Title>
      <Views role="group" aria-label={copy.views.label}>
        <Button
          size="s"
          variant={view.isList ? 'quiet' : 'primary'}
          aria-pressed={!view.isList}
          onClick={() => onChange({ isList: false })}
        >
          {copy.views.map}
        </Button>
        <Button
          size="s"
          variant={view.isList ? 'primary' : 'quiet'}
          aria-pressed={view.isList}
          onClick={() => onChange({ isList: true })}
        >
          {copy.views.list}
        </Button>
      </Views>
      <label>
        <span>{copy.filters.house}</span>
        <select
          value={view.house ?? ''}
          onChange={({ target }) =>
            onChange({ house: Element.options.find((house) => house === target.value) ?? null })
          }
        >
          <option value="">{copy.filters.anyHouse}</option>
          {Element.options.map((house) => (
            <option key={house} value={house}>
              {copy.houses[house]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{copy.filters.season}</span>
        <select
          value={view.season ?? ''}
          onChange={({ target }) =>
            onChange({ season: SpawnSeason.options.find((season) => season === target.value) ?? null })
          }
        >
          <option value="">{copy.filters.anySeason}</option>
          {SpawnSeason.options.map((season) => (
            <option key={season} value={season}>
              {seasonTitle(season)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <input
          type="checkbox"
          checked={view.isGoldenOnly}
          onChange={({ target }) => onChange({ isGoldenOnly: target.checked })}
        />
        {copy.filters.golden}
      </label>
      {hasOwn && (
        <label>
          <input
            type="checkbox"
            checked={view.isMineOnly}
            onChange={({ target }) => onChange({ isMineOnly: target.checked })}
          />
          {copy.filters.mine}
        </label>
      )}
      {isFiltered(view) && (
        <Button
          size="s"
          variant="quiet"
          onClick={() => onChange({ house: null, season: null, isGoldenOnly: false, isMineOnly: false })}
        >
          {copy.filters.clear}
        </Button>
      )}
      <Count role="status">{count}</Count>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
  padding: 0 clamp(16px, 4.5vw, 56px) ${({ theme }) => theme.space.m};

  label {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space.xs};
    min-height: 34px;
    font-size: ${({ theme }) => theme.size.s};
  }
  select {
    min-height: 34px;
    padding: 0 ${({ theme }) => theme.space.xs};
    color: ${({ theme }) => theme.color.ink};
    background: ${({ theme }) => theme.color.raised};
    border: 1px solid ${({ theme }) => theme.color.edge};
    border-radius: ${({ theme }) => theme.radius.s};
    font: inherit;
  }
  [type='checkbox'] {
    width: 18px;
    height: 18px;
    accent-color: ${({ theme }) => theme.color.accent};
  }
`;

const Title = styled.h1`
  margin-right: ${({ theme }) => theme.space.s};
  font-size: ${({ theme }) => theme.size.xl};
`;

const Views = styled.div`
  display: inline-flex;
  gap: ${({ theme }) => theme.space.xxs};
`;

const Count = styled.p`
  margin-left: auto;
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.size.s};
  font-variant-numeric: tabular-nums lining-nums;
`;

import { styled } from 'styled-components';
import { wholeNumber } from '@emberclutch/web/ui/format/whole-number.ts';
import { color, size, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from '../copy.ts';
import { FigureLink } from './FigureLink.tsx';
import type { Milestone } from './milestones.ts';

interface Props {
  milestones: readonly Milestone[];
  onFollow: () => void;
}

/** Milestones with their progress. A milestone without progress has no link. */
export function MilestoneList({ milestones, onFollow }: Props) {
  return (
    <List aria-label={copy.progress.milestones}>
      {milestones.map(({ name, reached, of, filters }) => {
        const text = copy.progress.milestone[name](of);
        const isReached = reached >= of;
        return (
          <Item key={name} data-reached={isReached || undefined}>
            <Mark viewBox="0 0 20 20" width="20" aria-hidden="true">
              <circle cx="10" cy="10" r="8.5" />
              {isReached && <path d="M6 10.5l3 3 5-6.5" />}
            </Mark>
            {reached === 0 ? (
              text
            ) : (
              <FigureLink filters={filters} onFollow={onFollow}>
                {text}
              </FigureLink>
            )}
            <Figure>
              {isReached
                ? copy.progress.reached
                : copy.progress.reachedOf(wholeNumber(reached), wholeNumber(of))}
            </Figure>
          </Item>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 270px), 1fr));
  column-gap: ${space.xl};
  font-size: ${size.s};
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  min-height: 40px;
  border-bottom: 1px solid ${color.rule};
  color: ${color.inkSoft};

  &:where([data-reached]) {
    color: ${color.ink};
  }
  a {
    color: inherit;
  }
`;

const Mark = styled.svg`
  flex: none;
  fill: none;
  stroke: ${color.edge};
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  path {
    stroke: ${color.success};
    stroke-width: 2;
  }
`;

const Figure = styled.span`
  margin-left: auto;
  color: ${color.inkFaint};
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
`;

import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChoiceGroup } from '@emberclutch/web/ui/controls/ChoiceGroup.tsx';
import { color, media, size, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';

interface Props {
  isList: boolean;
  /** How many are shown of how many, in words. */
  count: string | undefined;
  /** Lies over the map, in a corner. */
  isOverMap: boolean;
  onChange: (change: { isList: boolean }) => void;
  /** Beside the count. */
  children?: ReactNode;
}

/** The title of the page, and the choice between map and list. */
export function WorldHeading({ isList, count, isOverMap, onChange, children }: Props) {
  return (
    <Row data-over-map={isOverMap || undefined}>
      <Title>{copy.title}</Title>
      <ChoiceGroup
        label={copy.views.label}
        options={[
          { value: 'map', label: copy.views.map },
          { value: 'list', label: copy.views.list },
        ]}
        chosen={isList ? 'list' : 'map'}
        onChoice={(view) => onChange({ isList: view === 'list' })}
      />
      <Count role="status">{count}</Count>
      {children}
    </Row>
  );
}

const Row = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.m};
  margin-bottom: ${space.s};

  &:where([data-over-map]) {
    justify-content: space-between;
    margin: 0;

    h1 {
      margin: 0;
      font-size: ${size.l};
    }
    > p {
      position: static;
      flex: 1;
      white-space: nowrap;
      margin: 0;
      line-height: 1.2;
    }
  }
  @media ${media.phone} {
    justify-content: space-between;
  }
`;

const Title = styled.h1`
  margin-right: ${space.s};
  font-size: ${size.xl};
`;

const Count = styled.p`
  margin-left: auto;
  color: ${color.inkSoft};
  font-size: ${size.s};
  font-variant-numeric: tabular-nums lining-nums;
`;

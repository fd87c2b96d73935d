import { styled } from 'styled-components';
import { ChoiceGroup } from '@emberclutch/web/ui/controls/ChoiceGroup.tsx';
import { color, media, size, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';

interface Props {
  isList: boolean;
  /** How many are shown of how many, in words. */
  count: string | undefined;
  onChange: (change: { isList: boolean }) => void;
}

/** The title of the page, and the choice between map and list. */
export function WorldHeading({ isList, count, onChange }: Props) {
  return (
    <Row>
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

  @media ${media.phone} {
    justify-content: space-between;
  }
`;

const Title = styled.h1`
  margin-right: ${space.s};
  font-size: ${size.xl};
`;

/** Pixels of the button of the filters, which stands below the heading on a phone. */
const filtersPx = 34;

const Count = styled.p`
  margin-left: auto;
  color: ${color.inkSoft};
  font-size: ${size.s};
  font-variant-numeric: tabular-nums lining-nums;

  /* Beside the button of the filters: a row of its own would be taken from the map. */
  @media ${media.phone} {
    position: absolute;
    top: calc(100% + ${space.s});
    right: 0;
    line-height: ${filtersPx}px;
  }
`;

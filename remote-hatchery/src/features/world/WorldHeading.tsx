import { styled } from 'styled-components';
import { ChoiceGroup } from '@emberclutch/web/ui/ChoiceGroup.tsx';
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
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
  margin-bottom: ${({ theme }) => theme.space.s};

  @media ${({ theme }) => theme.media.phone} {
    justify-content: space-between;
  }
`;

const Title = styled.h1`
  margin-right: ${({ theme }) => theme.space.s};
  font-size: ${({ theme }) => theme.size.xl};
`;

/** Pixels of the button of the filters, which stands below the heading on a phone. */
const filtersPx = 34;

const Count = styled.p`
  margin-left: auto;
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.size.s};
  font-variant-numeric: tabular-nums lining-nums;

  /* Beside the button of the filters: a row of its own would be taken from the map. */
  @media ${({ theme }) => theme.media.phone} {
    position: absolute;
    top: calc(100% + ${({ theme }) => theme.space.s});
    right: 0;
    line-height: ${filtersPx}px;
  }
`;

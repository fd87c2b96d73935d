import { styled } from 'styled-components';
import { Button } from '@emberclutch/shared/ui/Button';
import { copy } from './copy.ts';

interface Props {
  isList: boolean;
  /** How many are shown of how many, in words. */
  count: string | undefined;
  onChange: (change: { isList: boolean }) => void;
}

/** The title of the page, and the choice between map and list. */
export function WorldHeading({ isList, count, onChange }: Props) {
  const choice = (label: string, toList: boolean) => (
    <Button
      size="s"
      variant={isList === toList ? 'primary' : 'quiet'}
      aria-pressed={isList === toList}
      onClick={() => onChange({ isList: toList })}
    >
      {label}
    </Button>
  );
  return (
    <Row>
      <Title>{copy.title}</Title>
      <Views role="group" aria-label={copy.views.label}>
        {choice(copy.views.map, false)}
        {choice(copy.views.list, true)}
      </Views>
      <Count role="status">{count}</Count>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
  margin-bottom: ${({ theme }) => theme.space.s};
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

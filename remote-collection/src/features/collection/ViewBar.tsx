import { styled } from 'styled-components';
import { useSearchParams } from '@emberclutch/shared/routing';
import { Button } from '@emberclutch/shared/ui/Button';
import { copy } from './copy.ts';
import { ExportButtons } from './export/ExportButtons.tsx';
import { viewNames } from './views.ts';
import type { ViewName } from './views.ts';

interface Props {
  view: ViewName;
  /** How many assets are shown. */
  shown: number;
  userId: string;
}

/** How many there are, the choice of a view, and the export. */
export function ViewBar({ view, shown, userId }: Props) {
  const [params, setParams] = useSearchParams();
  const handleView = (name: ViewName) => {
    const next = new URLSearchParams(params);
    next.delete('view');
    if (name !== 'grid') next.set('view', name);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <Row>
      <Count role="status">{copy.shown(shown)}</Count>
      <Group role="group" aria-label={copy.view}>
        {viewNames.map((name) => (
          <Button
            key={name}
            size="s"
            variant={name === view ? 'primary' : 'quiet'}
            aria-pressed={name === view}
            onClick={() => handleView(name)}
          >
            {copy.views[name]}
          </Button>
        ))}
      </Group>
      <ExportButtons userId={userId} />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
  margin-bottom: ${({ theme }) => theme.space.m};
`;

const Group = styled.div`
  display: inline-flex;
  gap: ${({ theme }) => theme.space.xxs};
`;

const Count = styled.p`
  margin-right: auto;
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.size.s};
  font-variant-numeric: tabular-nums lining-nums;
`;

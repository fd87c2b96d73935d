import { styled } from 'styled-components';
import { Spinner } from '@emberclutch/web/ui/controls/Spinner.tsx';
import { color, radius } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';
import { TabColumns } from './layout/TabColumns.ts';

/** Placeholder of a tab: a wide panel and one beside it. */
export function TabSkeleton() {
  return (
    <div aria-busy="true">
      <TabColumns>
        <Shape />
        <Shape />
      </TabColumns>
      <Spinner size="compact" label={copy.loading} />
    </div>
  );
}

const Shape = styled.div`
  height: 360px;
  background: ${color.sunk};
  border-radius: ${radius.s};

  &:where(:nth-child(2)) {
    height: 240px;
  }
`;

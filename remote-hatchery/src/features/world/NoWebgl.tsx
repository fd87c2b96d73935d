import { styled } from 'styled-components';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { EmptyState } from '@emberclutch/web/ui/feedback/EmptyState.tsx';
import { pageColumn } from '@emberclutch/web/ui/layout/page-column.ts';
import { copy } from './copy.ts';
import type { ReactNode } from 'react';

interface Props {
  /** Heading and filters. */
  top: ReactNode;
  onList: () => void;
}

/** In place of the map, in browsers that cannot draw it: offers the list. */
export function NoWebgl({ top, onList }: Props) {
  return (
    <Column>
      {top}
      <EmptyState title={copy.title} action={<Button onClick={onList}>{copy.views.list}</Button>}>
        {copy.noWebgl}
      </EmptyState>
    </Column>
  );
}

const Column = styled.div`
  ${pageColumn}
`;

import { paths } from '@emberclutch/shared/routing/paths';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { EmptyState } from '@emberclutch/shared/ui/EmptyState';
import { Panel } from '@emberclutch/shared/ui/Panel';
import { styled } from 'styled-components';
import { ComingCycles } from '../../calendar/ComingCycles.tsx';
import { copy } from './copy.ts';

export function SoldOut() {
  return (
    <Sections>
      <Panel>
        <EmptyState
          title={copy.cycle.soldOut}
          action={<ButtonLink to={paths.myCollection}>{copy.cycle.toCollection}</ButtonLink>}
        >
          {copy.cycle.soldOutLead}
        </EmptyState>
      </Panel>
      <ComingCycles />
    </Sections>
  );
}

const Sections = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
`;

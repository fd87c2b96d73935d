import { paths } from '@emberclutch/shared/routing/paths';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { EmptyState } from '@emberclutch/shared/ui/EmptyState';
import { Panel } from '@emberclutch/shared/ui/Panel';
import { copy } from './copy.ts';

export function SoldOut() {
  return (
    <Panel>
      <EmptyState
        title={copy.cycle.soldOut}
        action={<ButtonLink to={paths.myCollection}>{copy.cycle.toCollection}</ButtonLink>}
      >
        {copy.cycle.soldOutLead}
      </EmptyState>
    </Panel>
  );
}

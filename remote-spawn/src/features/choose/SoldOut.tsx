import { paths } from '@emberclutch/shared/routing/paths';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { EmptyState } from '@emberclutch/shared/ui/EmptyState';
import { Plate } from '@emberclutch/shared/ui/Plate';
import { copy } from '../../copy.ts';

export function SoldOut() {
  return (
    <Plate>
      <EmptyState
        title={copy.cycle.soldOut}
        action={<ButtonLink to={paths.myCollection}>{copy.cycle.toCollection}</ButtonLink>}
      >
        {copy.cycle.soldOutLead}
      </EmptyState>
    </Plate>
  );
}

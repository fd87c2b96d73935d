import { useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { purchaseQueries } from '@emberclutch/web/api/purchases.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { EmptyState } from '@emberclutch/web/ui/feedback/EmptyState.tsx';
import { space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';
import { Receipt } from './Receipt.tsx';

/** All purchases, newest first. */
export function Receipts() {
  const { data: purchases } = useSuspenseQuery(purchaseQueries.own());
  const { empty, title } = copy;
  if (purchases.length === 0)
    return (
      <EmptyState title={empty.title} action={<ButtonLink to={paths.spawn}>{empty.action}</ButtonLink>}>
        {empty.text}
      </EmptyState>
    );
  return (
    <List aria-label={title}>
      {purchases.map((purchase) => (
        <li key={purchase.purchaseId}>
          <Receipt purchase={purchase} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 380px), 1fr));
  gap: ${space.l};
`;

import { useState } from 'react';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { purchaseQueries } from '@emberclutch/web/api/purchases.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { space } from '@emberclutch/web/theme/tokens.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { EmptyState } from '@emberclutch/web/ui/feedback/EmptyState.tsx';
import { ReadBoundary } from '@emberclutch/web/ui/feedback/ReadBoundary.tsx';
import { SkippedCount } from '@emberclutch/web/ui/feedback/SkippedCount.tsx';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { describeError } from '../../../platform/errors/error-message.ts';
import { errorMessages } from '../error-messages.ts';
import { Receipt } from './Receipt.tsx';
import { copy } from './copy.ts';

/** The receipts of the account. A provider without receipts answers 404, which is not an error here. */
export function PurchasesTab() {
  const { missing, failed } = copy;
  return (
    <ReadBoundary
      title={failed}
      messages={errorMessages}
      missing={
        <EmptyState
          title={missing.title}
          action={<ButtonLink to={paths.myCollection}>{missing.action}</ButtonLink>}
        >
          {missing.text}
        </EmptyState>
      }
    >
      <Receipts />
    </ReadBoundary>
  );
}

/** All purchases, newest first, in pages. */
function Receipts() {
  const query = useSuspenseInfiniteQuery(purchaseQueries.own());
  // The first receipt of the requested page receives the focus.
  const [shownBefore, setShownBefore] = useState<number | null>(null);
  const { purchases, skipped, total } = query.data;
  const { empty, title } = copy;
  if (purchases.length + skipped === 0)
    return (
      <EmptyState title={empty.title} action={<ButtonLink to={paths.spawn}>{empty.action}</ButtonLink>}>
        {empty.text}
      </EmptyState>
    );

  const handleMore = () => {
    setShownBefore(purchases.length);
    void query.fetchNextPage();
  };

  return (
    <>
      <SkippedCount skipped={skipped} of={purchases.length + skipped} />
      <ReceiptsList aria-label={title}>
        {purchases.map((purchase, index) => (
          <li key={purchase.purchaseId} tabIndex={-1} ref={index === shownBefore ? focusReceipt : undefined}>
            <Receipt purchase={purchase} />
          </li>
        ))}
      </ReceiptsList>
      <VisuallyHidden role="status">
        {shownBefore !== null && copy.shown(purchases.length, total)}
      </VisuallyHidden>
      <End>
        {query.isFetchNextPageError && query.error && (
          <Alert tone="danger" role="alert">
            {`${copy.moreFailed} ${describeError(query.error, errorMessages)}`}
          </Alert>
        )}
        {query.hasNextPage && (
          <Button variant="quiet" isBusy={query.isFetchingNextPage} onClick={handleMore}>
            {copy.more(purchases.length, total)}
          </Button>
        )}
      </End>
    </>
  );
}

const focusReceipt = (receipt: HTMLElement | null) => receipt?.focus();

const ReceiptsList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 480px), 1fr));
  gap: ${space.l};
`;

const End = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.m};
  margin-top: ${space.l};

  &:empty {
    display: none;
  }
`;

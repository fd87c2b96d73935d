import { paths } from '@emberclutch/web/routing/paths.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { EmptyState } from '@emberclutch/web/ui/feedback/EmptyState.tsx';
import { ReadBoundary } from '@emberclutch/web/ui/feedback/ReadBoundary.tsx';
import { errorMessages } from '../error-messages.ts';
import { copy } from './copy.ts';
import { Receipts } from './Receipts.tsx';

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

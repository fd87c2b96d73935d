import { paths } from '@emberclutch/shared/routing/paths';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { EmptyState } from '@emberclutch/shared/ui/EmptyState';
import { ReadBoundary } from '@emberclutch/shared/ui/ReadBoundary';
import { errorWords } from '../error-words.ts';
import { copy } from './copy.ts';
import { Receipts } from './Receipts.tsx';

/** The receipts of the account. A provider without receipts answers 404, which is not an error here. */
export function PurchasesTab() {
  const { missing, failed } = copy;
  return (
    <ReadBoundary
      title={failed}
      words={errorWords}
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

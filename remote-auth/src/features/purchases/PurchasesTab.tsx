import { paths } from '@emberclutch/shared/routing/paths';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { EmptyState } from '@emberclutch/shared/ui/EmptyState';
import { ReadBoundary } from '@emberclutch/shared/ui/ReadBoundary';
import { copy } from '../../copy.ts';
import { lazyCopy } from '../../lazy-copy.ts';
import { Receipts } from './Receipts.tsx';

/** What was bought. A provider that keeps no receipts says so, and nothing has failed. */
export function PurchasesTab() {
  const { missing, failed } = lazyCopy.purchases;
  return (
    <ReadBoundary
      title={failed}
      words={copy.errors}
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

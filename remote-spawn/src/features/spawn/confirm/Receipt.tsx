import type { ReactNode } from 'react';
import { Suspense } from 'react';
import type { PurchaseInfo } from '@emberclutch/contract/spawn/purchase.ts';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { ReadBoundary } from '@emberclutch/web/ui/feedback/ReadBoundary.tsx';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { errorMessages } from '../../../platform/errors/error-messages.ts';
import { StepColumns } from '../../../platform/layout/StepColumns.ts';
import { StepStart } from '../layout/StepStart.tsx';
import { Arriving } from './Arriving.tsx';
import { copy } from './copy.ts';
import { ReceiptPanel } from './ReceiptPanel.tsx';
import { ReceivedAssets } from './ReceivedAssets.tsx';

interface Props {
  lockId: number;
  /** Null if the provider gave no receipt. */
  purchase: PurchaseInfo | null;
  /** The arrival of the assets, while it is played. */
  reveal: ReactNode;
  onReplay: () => void;
}

export function Receipt({ lockId, purchase, reveal, onReplay }: Props) {
  const title = copy.done(purchase ? purchase.eggs.count + purchase.keys.count : undefined);
  return (
    <>
      {/* Again when the arrival has ended: its buttons had the focus. */}
      <StepStart key={reveal ? 'arrival' : 'receipt'}>
        <div role="status">
          {reveal ? (
            <VisuallyHidden as="h1">{title}</VisuallyHidden>
          ) : (
            <PageHeading title={title} lead={purchase ? copy.doneLead : copy.noReceipt} />
          )}
        </div>
      </StepStart>
      {reveal && (
        <ReadBoundary title={copy.revealFailed} messages={errorMessages}>
          <Suspense fallback={<Arriving purchase={purchase} />}>{reveal}</Suspense>
        </ReadBoundary>
      )}
      <StepColumns>
        {purchase && !reveal && purchase.assetIds.length > 0 && (
          <ReceivedAssets ids={purchase.assetIds} onReplay={onReplay} />
        )}
        <ReceiptPanel lockId={lockId} purchase={purchase} isSealed={Boolean(reveal)} />
      </StepColumns>
    </>
  );
}

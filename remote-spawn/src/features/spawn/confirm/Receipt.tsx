import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PurchaseInfo } from '@emberclutch/contract/spawn/purchase.ts';
import { font, size, space } from '@emberclutch/web/theme/tokens.ts';
import { Spinner } from '@emberclutch/web/ui/controls/Spinner.tsx';
import { ReadBoundary } from '@emberclutch/web/ui/feedback/ReadBoundary.tsx';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { errorMessages } from '../../../platform/errors/error-messages.ts';
import { StepColumns } from '../../../platform/layout/StepColumns.ts';
import { HeldPictures } from '../../../platform/parcels/HeldPictures.tsx';
import { StepStart } from '../layout/StepStart.tsx';
import { ReceiptPanel } from './ReceiptPanel.tsx';
import { ReceivedAssets } from './ReceivedAssets.tsx';
import { copy } from './copy.ts';

interface Props {
  lockId: number;
  /** Null if the provider sent no receipt. */
  purchase: PurchaseInfo | null;
  /** The reveal of the assets, while it plays. */
  reveal: ReactNode;
  onReplay: () => void;
}

export function Receipt({ lockId, purchase, reveal, onReplay }: Props) {
  const title = copy.done(purchase ? purchase.eggs.count + purchase.keys.count : undefined);
  return (
    <>
      {/* Remounts when the reveal has ended, because its buttons had the focus. */}
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

/** Shown while the reveal loads: the purchase is complete, and these assets are on their way. */
function Arriving({ purchase }: { purchase: PurchaseInfo | null }) {
  const count = purchase ? purchase.eggs.count + purchase.keys.count : undefined;
  return (
    <ArrivingLayout aria-busy="true">
      <Panel as="div">
        <HeldPictures eggs={purchase?.eggs.count ?? 1} keys={purchase?.keys.count ?? 0} />
        <TextBlock>{`${copy.done(count)}. ${copy.arriving(count)}`}</TextBlock>
        <Spinner size="compact" />
      </Panel>
    </ArrivingLayout>
  );
}

const ArrivingLayout = styled.div`
  margin-bottom: ${space.xl};
  text-align: center;
`;

const TextBlock = styled.p`
  font-family: ${font.display};
  font-size: ${size.l};
`;

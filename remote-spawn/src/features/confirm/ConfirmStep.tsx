import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { spawnQueries } from '@emberclutch/shared/api/spawn';
import { Navigate, useSearchParams } from '@emberclutch/shared/routing';
import { Button } from '@emberclutch/shared/ui/Button';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { copy } from './copy.ts';
import { startedPurchases } from '../../flow/started-purchases.ts';
import { stepPaths } from '../../flow/step-paths.ts';
import { useLockStatus } from '../../flow/use-lock-status.ts';
import { PurchaseStatus } from './PurchaseStatus.tsx';
import { Receipt } from './Receipt.tsx';
import { StartedPurchase } from './StartedPurchase.tsx';

/**
 * The receipt of a purchase. The provider is asked by GET first; the purchase is confirmed only if the player has begun
 * it by a press in this tab, or presses here: a URL never writes.
 */
export function ConfirmStep({ lockId }: { lockId: number }) {
  const [params] = useSearchParams();
  const isPaid = params.get('payment') === 'paid';
  const [isStarted, setIsStarted] = useState(() => startedPurchases.has(lockId));
  const { data: status, isPending } = useLockStatus(lockId);
  const receipt = useQuery({ ...spawnQueries.receipt(lockId), enabled: status?.state === 'paid' });

  const handleAsk = () => {
    startedPurchases.add(lockId);
    setIsStarted(true);
  };

  if (receipt.data !== undefined) return <Receipt lockId={lockId} purchase={receipt.data} />;
  if (isPending || receipt.isLoading) return <PurchaseStatus title={copy.asking} isWaiting />;
  if (isStarted) return <StartedPurchase lockId={lockId} isPaid={isPaid} />;
  if (status && status.state !== 'paid' && !isPaid) return <Navigate replace to={stepPaths.pay(lockId)} />;
  return (
    <PurchaseStatus title={copy.notAsked} lead={copy.notAskedLead}>
      <Button onClick={handleAsk}>{copy.askReceipt}</Button>
      <ButtonLink variant="quiet" to={stepPaths.pay(lockId)}>
        {copy.toHold}
      </ButtonLink>
    </PurchaseStatus>
  );
}

import { paths } from '@emberclutch/web/routing/paths.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { Fact, FactList } from '@emberclutch/web/ui/layout/FactList.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import type { LockBody } from '@emberclutch/contract/spawn/lock-body.ts';
import type { PurchasedInfo } from '@emberclutch/contract/spawn/purchase.ts';
import { Price } from '@emberclutch/web/ui/format/Price.tsx';
import { storedLocks } from '../flow/tab-storage.ts';
import { StepActions } from '../../../platform/layout/StepActions.ts';
import { computeTotal } from '../basket/basket.ts';
import { basketCopy, purchaseCopy } from '../copy.ts';

/** A purchase without a receipt: its number, its contents if this tab has made the lock, and a link to all receipts. */
export function PurchaseSummary({ lockId }: { lockId: number }) {
  const stored = storedLocks.read(lockId);
  return (
    <Panel as="aside" title={purchaseCopy.title}>
      {stored ? (
        <LockContents
          term={purchaseCopy.number}
          lockId={lockId}
          body={stored.body}
          currency={stored.currency}
        />
      ) : (
        <FactList>
          <Fact term={purchaseCopy.number}>{lockId}</Fact>
        </FactList>
      )}
      <StepActions>
        <ButtonLink variant="quiet" size="s" to={paths.profileTab('purchases')}>
          {purchaseCopy.allReceipts}
        </ButtonLink>
      </StepActions>
    </Panel>
  );
}

interface LockContentsProps {
  term: string;
  lockId: number;
  body: LockBody;
  currency: string | undefined;
}

/** The number of a lock, its contents and their price. */
export function LockContents({ term, lockId, body, currency }: LockContentsProps) {
  const { eggs, keys, gatewayKeyVouchers } = body;
  const isPaidWithKeys = body.paymentMethod === 'VOUCHER';
  return (
    <FactList>
      <Fact term={term}>{lockId}</Fact>
      <ItemFacts eggs={eggs} keys={keys} currency={currency} isPaidWithKeys={isPaidWithKeys} />
      <Fact term={basketCopy.total}>
        <strong>
          {isPaidWithKeys ? (
            basketCopy.keys(gatewayKeyVouchers)
          ) : (
            <Price amount={computeTotal(body)} currency={currency} />
          )}
        </strong>
      </Fact>
    </FactList>
  );
}

interface ItemFactsProps {
  eggs: PurchasedInfo;
  keys: PurchasedInfo;
  currency: string | undefined;
  isPaidWithKeys: boolean;
}

/** The eggs and keys of a purchase, with the fee of each. */
export const ItemFacts = ({ eggs, keys, currency, isPaidWithKeys }: ItemFactsProps) => (
  <>
    {eggs.count > 0 && (
      <Fact term={basketCopy.eggs(eggs.count)}>{!isPaidWithKeys && renderFee(eggs, currency)}</Fact>
    )}
    {keys.count > 0 && <Fact term={basketCopy.keys(keys.count)}>{renderFee(keys, currency)}</Fact>}
  </>
);

const renderFee = ({ fee }: PurchasedInfo, currency: string | undefined) =>
  fee !== null && (
    <>
      <Price amount={fee} currency={currency} /> {basketCopy.each}
    </>
  );

import type { PurchaseInfo } from '@emberclutch/shared/contract/lenient-purchase';
import { paths } from '@emberclutch/shared/routing/paths';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { DateTime } from '@emberclutch/shared/ui/DateTime';
import { PageHeading } from '@emberclutch/shared/ui/PageHeading';
import { Panel } from '@emberclutch/shared/ui/Panel';
import { Price } from '@emberclutch/shared/ui/Price';
import { StepColumns } from '../../steps/StepColumns.ts';
import { copy as basketCopy } from '../../basket/copy.ts';
import { copy as stepCopy } from '../../steps/copy.ts';
import { copy } from './copy.ts';
import { Fact, FactList } from '@emberclutch/shared/ui/FactList';
import { StepActions } from '../../steps/StepActions.ts';
import { StepStart } from '../../steps/StepStart.tsx';
import { stepPaths } from '../../flow/step-paths.ts';
import { ReceivedAssets } from './ReceivedAssets.tsx';

interface Props {
  lockId: number;
  /** Null where the provider gave no receipt. */
  purchase: PurchaseInfo | null;
}

export function Receipt({ lockId, purchase }: Props) {
  return (
    <>
      <StepStart>
        <div role="status">
          <PageHeading title={copy.done} lead={purchase ? copy.doneLead : copy.noReceipt} />
        </div>
      </StepStart>
      <StepColumns>
        {purchase && <ReceivedAssets ids={purchase.assetIds} />}
        <Panel as="aside" title={stepCopy.names.confirm}>
          <FactList>
            <Fact term={copy.number}>{purchase?.purchaseId ?? lockId}</Fact>
            {purchase && <Paid purchase={purchase} />}
          </FactList>
          <StepActions>
            <ButtonLink to={paths.myCollection}>{copy.toCollection}</ButtonLink>
            <ButtonLink variant="quiet" to={paths.sealed}>
              {copy.toSealed}
            </ButtonLink>
            <ButtonLink variant="quiet" to={stepPaths.choose()}>
              {copy.more}
            </ButtonLink>
          </StepActions>
        </Panel>
      </StepColumns>
    </>
  );
}

function Paid({ purchase }: { purchase: PurchaseInfo }) {
  const { eggs, keys, currency, paymentMethod, total, completed } = purchase;
  return (
    <>
      {completed !== null && (
        <Fact term={copy.date}>
          <DateTime at={completed} />
        </Fact>
      )}
      {eggs.count > 0 && (
        <Fact term={basketCopy.eggs(eggs.count)}>
          {eggs.fee !== null && (
            <>
              {eggs.fee !== null && (
                <>
                  <Price amount={eggs.fee} currency={currency} /> {basketCopy.each}
                </>
              )}
            </>
          )}
        </Fact>
      )}
      {keys.count > 0 && (
        <Fact term={basketCopy.keys(keys.count)}>
          {keys.fee !== null && (
            <>
              {keys.fee !== null && (
                <>
                  <Price amount={keys.fee} currency={currency} /> {basketCopy.each}
                </>
              )}
            </>
          )}
        </Fact>
      )}
      {paymentMethod && <Fact term={copy.paidWith}>{copy.methods[paymentMethod]}</Fact>}
      {total !== null && (
        <Fact term={basketCopy.total}>
          <strong>
            <Price amount={total} currency={currency} />
          </strong>
        </Fact>
      )}
    </>
  );
}

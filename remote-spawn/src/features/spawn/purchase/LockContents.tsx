import type { LockBody } from '@emberclutch/contract/spawn/lock-body.ts';
import { Fact, FactList } from '@emberclutch/web/ui/layout/FactList.tsx';
import { Price } from '@emberclutch/web/ui/format/Price.tsx';
import { computeTotal } from '../basket/basket.ts';
import { copy as basketCopy } from '../basket/copy.ts';

interface Props {
  /** Label before the number of the lock. */
  term: string;
  lockId: number;
  body: LockBody;
  currency: string | undefined;
}

/** The number of a lock, its contents and their price. */
export function LockContents({ term, lockId, body, currency }: Props) {
  const { eggs, keys, gatewayKeyVouchers } = body;
  const withKeys = body.paymentMethod === 'VOUCHER';
  return (
    <FactList>
      <Fact term={term}>{lockId}</Fact>
      {eggs.count > 0 && (
        <Fact term={basketCopy.eggs(eggs.count)}>
          {!withKeys && (
            <>
              <Price amount={eggs.fee} currency={currency} /> {basketCopy.each}
            </>
          )}
        </Fact>
      )}
      {keys.count > 0 && (
        <Fact term={basketCopy.keys(keys.count)}>
          <Price amount={keys.fee} currency={currency} /> {basketCopy.each}
        </Fact>
      )}
      <Fact term={basketCopy.total}>
        <strong>
          {withKeys ? (
            basketCopy.keys(gatewayKeyVouchers)
          ) : (
            <Price amount={computeTotal(body)} currency={currency} />
          )}
        </strong>
      </Fact>
    </FactList>
  );
}

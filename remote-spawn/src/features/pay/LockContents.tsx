import type { LockBody } from '@emberclutch/shared/contract/spawn';
import { Price } from '@emberclutch/shared/ui/Price';
import { copy as basketCopy } from '../../basket/copy.ts';
import { copy } from './copy.ts';
import { Fact, FactList } from '@emberclutch/shared/ui/FactList';
import { totalOf } from '../../basket/basket.ts';

interface Props {
  lockId: number;
  body: LockBody;
  currency: string | undefined;
}

export function LockContents({ lockId, body, currency }: Props) {
  const { eggs, keys, gatewayKeyVouchers } = body;
  const withKeys = body.paymentMethod === 'VOUCHER';
  return (
    <FactList>
      <Fact term={copy.number}>{lockId}</Fact>
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
            <Price amount={totalOf(body)} currency={currency} />
          )}
        </strong>
      </Fact>
    </FactList>
  );
}

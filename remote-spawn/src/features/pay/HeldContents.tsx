import type { LockBody } from '@emberclutch/shared/contract/spawn';
import { Price } from '@emberclutch/shared/ui/Price';
import { copy } from '../../copy.ts';
import { Fact, FactList } from '@emberclutch/shared/ui/FactList';
import { totalOf } from '../choose/basket.ts';

interface Props {
  lockId: number;
  body: LockBody;
}

export function HeldContents({ lockId, body }: Props) {
  const { eggs, keys, usedGatewayKeyIds } = body;
  const withKeys = body.paymentMethod === 'VOUCHER';
  return (
    <FactList>
      <Fact term={copy.pay.number}>{lockId}</Fact>
      {eggs.count > 0 && (
        <Fact term={copy.eggs(eggs.count)}>
          {!withKeys && (
            <>
              <Price amount={eggs.fee} /> {copy.confirm.each}
            </>
          )}
        </Fact>
      )}
      {keys.count > 0 && (
        <Fact term={copy.keys(keys.count)}>
          <Price amount={keys.fee} /> {copy.confirm.each}
        </Fact>
      )}
      <Fact term={copy.choose.total}>
        <strong>{withKeys ? copy.keys(usedGatewayKeyIds.length) : <Price amount={totalOf(body)} />}</strong>
      </Fact>
    </FactList>
  );
}

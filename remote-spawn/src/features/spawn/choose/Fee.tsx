import { Price } from '@emberclutch/web/ui/format/Price.tsx';
import { copy as basketCopy } from '../basket/copy.ts';
import { copy } from './copy.ts';

interface Props {
  /** Null: the provider does not say it. */
  amount: string | null;
  currency: string | undefined;
}

/** `$25.00 each`, that it is free, or that the provider does not say it. */
export function Fee({ amount, currency }: Props) {
  if (amount === null) return copy.form.unknownFee;
  if (Number(amount) === 0) return copy.form.free;
  return (
    <>
      <Price amount={amount} currency={currency} /> {basketCopy.each}
    </>
  );
}

import { Price } from '@emberclutch/web/ui/format/Price.tsx';
import { copy as basketCopy } from '../basket/copy.ts';
import { copy } from './copy.ts';
import { isUnknownFee } from './is-unknown-fee.ts';

interface Props {
  amount: string;
  currency: string | undefined;
}

/** `$25.00 each`, or that the provider does not say it. */
export function Fee({ amount, currency }: Props) {
  if (isUnknownFee(amount)) return copy.form.unknownFee;
  return (
    <>
      <Price amount={amount} currency={currency} /> {basketCopy.each}
    </>
  );
}

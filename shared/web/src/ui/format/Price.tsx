import { styled } from 'styled-components';
import { useIsHydrated } from '../browser/use-hydrated-value.ts';

interface Props {
  /** Decimal string in the major unit: `25.00`. */
  amount: string;
  /** ISO 4217; USD by default. */
  currency?: string;
}

/** An amount of money in the player's language; in English until a page that the edge has rendered is hydrated. */
export function Price({ amount, currency = 'USD' }: Props) {
  const locale = useIsHydrated() ? undefined : 'en-US';
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return <Amount value={amount}>{format.format(Number(amount))}</Amount>;
}

const Amount = styled.data`
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
`;

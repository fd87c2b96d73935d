import { styled } from 'styled-components';

interface Props {
  /** Decimal string in the major unit: `25.00`. */
  amount: string;
  /** ISO 4217; USD by default. */
  currency?: string;
}

/** An amount of money in the player's language. */
export function Price({ amount, currency = 'USD' }: Props) {
  const format = new Intl.NumberFormat(undefined, { style: 'currency', currency });
  return <Amount value={amount}>{format.format(Number(amount))}</Amount>;
}

const Amount = styled.data`
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
`;

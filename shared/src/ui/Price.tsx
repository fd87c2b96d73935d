import { styled } from 'styled-components';

interface Props {
  /** Decimal string in the major unit: `25.00`. */
  amount: string;
  /** ISO 4217; USD where an answer has none. */
  currency?: string;
}

/** An amount of money in the visitor's language. */
export function Price({ amount, currency = 'USD' }: Props) {
  const format = new Intl.NumberFormat(undefined, { style: 'currency', currency });
  return <Figures value={amount}>{format.format(Number(amount))}</Figures>;
}

const Figures = styled.data`
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
`;

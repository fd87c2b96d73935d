/** A fee of zero is a missing or unreadable one (specification, section 5). */
export const isUnknownFee = (fee: string): boolean => Number(fee) === 0;

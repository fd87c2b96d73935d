// Part of the contract, because the provider writes it into page titles too.
export { readTypedNumber, specimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';

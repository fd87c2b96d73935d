// Part of the contract, because the provider writes it into page titles too.
export { specimenNumber } from '../contract/specimen-number.ts';

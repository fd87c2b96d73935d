// Part of the contract, because the provider writes it into page titles too.
export { parseSpecimenId, readTypedNumber, specimenNumber } from '../contract/specimen-number.ts';

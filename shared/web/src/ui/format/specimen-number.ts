// Part of the contract, because the provider writes it into page titles too.
export { parseSpecimenId, readTypedNumber, specimenNumber } from '@emberclutch/contract/specimen-number.ts';

import type { Problem } from './problem.ts';
import { readCount } from './readers/count.ts';
import { readRecord } from './readers/record.ts';
import { readText } from './readers/text.ts';
import { problemCodes } from './words.ts';

/** A failure as far as it could be read; undefined for what the provider does not say. */
export type ProblemInfo = Partial<Pick<Problem, 'code' | 'detail' | 'current'>>;

/** Reads a failure as any provider writes it: problem details, `{ message }` or `{ error }`. */
export function readProblemBody(body: unknown): ProblemInfo {
  const { code, detail, message, error, current } = readRecord(body);
  return {
    code: problemCodes.find((known) => known === code),
    detail:
      [detail, message, error, readRecord(error).message].map(readText).find((text) => text !== null) ??
      undefined,
    current: current ? readCurrent(current) : undefined,
  };
}

/** Values that cannot be read are left out. */
function readCurrent(value: unknown): Problem['current'] {
  const { eggs, keys, tries, eggFee, keyFee } = readRecord(value);
  const fee = (amount: unknown) => (typeof amount === 'string' ? amount : undefined);
  return {
    eggs: readCount(eggs) ?? undefined,
    keys: readCount(keys) ?? undefined,
    tries: readCount(tries) ?? undefined,
    eggFee: fee(eggFee),
    keyFee: fee(keyFee),
  };
}

import { CycleId } from '@emberclutch/contract/season-calendar.ts';
import { wholeNumberText } from '@emberclutch/contract/whole-number-text.ts';
import * as z from 'zod/mini';

/** The greatest number that the column of a cycle's id can hold. */
const greatestId = 2_147_483_647;

/** The id of a cycle in a path. */
export const CycleParams = z.object({ id: wholeNumberText(CycleId.check(z.maximum(greatestId))) });

import type * as z from 'zod/mini';
import { pageQuery } from '../../shape/input/page-query.ts';
import { queryObject } from '../../shape/input/query-object.ts';
import { receiptPageSize } from '../receipt-page-size.ts';

/** Query of `GET /v1/purchases`. */
export const PurchaseQuery = queryObject(pageQuery(receiptPageSize));
export type PurchaseQuery = z.infer<typeof PurchaseQuery>;

/** Numbers of eggs and of gateway keys: in stock, in a basket, held by a lock. */
export interface StockCounts {
  eggs: number;
  keys: number;
}

export const noStock: StockCounts = { eggs: 0, keys: 0 };

export const addCounts = (one: StockCounts, other: StockCounts): StockCounts => ({
  eggs: one.eggs + other.eggs,
  keys: one.keys + other.keys,
});

export const subtractCounts = (from: StockCounts, taken: StockCounts): StockCounts => ({
  eggs: from.eggs - taken.eggs,
  keys: from.keys - taken.keys,
});

/** Whether `stock` has at least as many of both kinds as `wanted`. */
export const coversCounts = (stock: StockCounts, wanted: StockCounts): boolean =>
  wanted.eggs <= stock.eggs && wanted.keys <= stock.keys;

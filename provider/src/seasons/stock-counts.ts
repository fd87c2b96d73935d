/** Numbers of eggs and of gateway keys: in stock, in a basket, held by a lock. */
export interface StockCounts {
  eggs: number;
  keys: number;
}

export const noStock: StockCounts = { eggs: 0, keys: 0 };

export const addCounts = (a: StockCounts, b: StockCounts): StockCounts => ({
  eggs: a.eggs + b.eggs,
  keys: a.keys + b.keys,
});

export const subtractCounts = (from: StockCounts, subtrahend: StockCounts): StockCounts => ({
  eggs: from.eggs - subtrahend.eggs,
  keys: from.keys - subtrahend.keys,
});

/** Checks whether `stock` covers `demand` for both kinds. */
export const coversCounts = (stock: StockCounts, demand: StockCounts): boolean =>
  demand.eggs <= stock.eggs && demand.keys <= stock.keys;

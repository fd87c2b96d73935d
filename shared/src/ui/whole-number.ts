/**
 * A count as the language of the pages writes it: `3,402`. Not by the browser's formats, because a page that makes its first
 * one stands still meanwhile, for 50 ms and more on a phone.
 */
export const wholeNumber = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

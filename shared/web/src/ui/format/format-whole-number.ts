/** `3,402`. Without `Intl.NumberFormat`, because creating the first format blocks a phone for 50 ms and more. */
export const formatWholeNumber = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** A dash stands for a count that the provider does not send. */
export const formatCountOrDash = (count: number | null | undefined) =>
  typeof count === 'number' ? formatWholeNumber(count) : '–';

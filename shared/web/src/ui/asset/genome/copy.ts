export const copy = {
  position: (from: number, to: number) => (from === to ? `${from}` : `${from} to ${to}`),
  measures: { slenderness: 'Slenderness', markScale: 'Size of marks', lean: 'Lean and temper', age: 'Age' },
  unmapped: 'Unmapped',
  hides: (label: string) => `hides ${label}`,
};

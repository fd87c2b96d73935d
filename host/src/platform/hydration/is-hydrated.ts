/** Whether React handles the events of an element: React then marks it with its own property, `__reactProps$…`. */
export const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__react'));

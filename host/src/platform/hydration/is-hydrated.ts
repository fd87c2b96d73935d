/** Whether React handles the events of an element: it then marks the element with properties of its own, `__reactProps$…`. */
export const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__react'));

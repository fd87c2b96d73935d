import { rendered } from '@emberclutch/web/state';
import { useHydratedValue } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';

/**
 * Whether the page has live data: false during the hydration of a page that was prerendered without data. A page that the edge
 * has rendered has data from the start, so that hydration changes nothing.
 */
export const useIsLive = (): boolean => useHydratedValue(true, rendered.at !== null);

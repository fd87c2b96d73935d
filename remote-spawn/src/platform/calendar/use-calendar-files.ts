import { useAtomValue } from 'jotai';
import { siteAtom } from '@emberclutch/web/state';
import { useIsHydrated } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';

/**
 * Files of the provider. A calendar program reads them, so that they need their whole URL; the edge renders their paths, because it
 * does not know by which name a visitor has reached it.
 */
export function useCalendarFiles() {
  const { apiBase } = useAtomValue(siteAtom);
  const isHydrated = useIsHydrated();
  const urlOf = (path: string) => {
    const address = `${apiBase}${path}`;
    return isHydrated ? new URL(address, location.href).href : address;
  };
  const all = urlOf('/v1/seasons/calendar.ics');
  return {
    cycle: (id: number) => urlOf(`/v1/seasons/cycles/${id}/calendar.ics`),
    all,
    /** The same with the scheme that calendar programs subscribe by. */
    subscription: all.replace(/^https?:/, 'webcal:'),
  };
}

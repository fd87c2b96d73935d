import { useAtomValue } from 'jotai';
import { siteAtom } from '@emberclutch/web/state';
import { useIsHydrated } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';

/** Absolute URLs, because calendar programs read them. The edge renders only paths: it does not know the host of a visitor. */
export function useCalendarFiles() {
  const { apiBase } = useAtomValue(siteAtom);
  const isHydrated = useIsHydrated();
  const toUrl = (path: string) => {
    const address = `${apiBase}${path}`;
    return isHydrated ? new URL(address, location.href).href : address;
  };
  const all = toUrl('/v1/seasons/calendar.ics');
  return {
    cycle: (id: number) => toUrl(`/v1/seasons/cycles/${id}/calendar.ics`),
    all,
    /** The same URL with the scheme that calendar programs use for subscriptions. */
    subscription: all.replace(/^https?:/, 'webcal:'),
  };
}

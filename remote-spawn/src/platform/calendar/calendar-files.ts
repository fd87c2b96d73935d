import { currentSite } from '@emberclutch/web/state';

/** Files of the provider. A calendar program reads them, so that they need their whole URL. */
export const calendarFiles = {
  cycle: (id: number) => fileUrl(`/v1/seasons/cycles/${id}/calendar.ics`),
  all: () => fileUrl('/v1/seasons/calendar.ics'),
  /** The same with the scheme that calendar programs subscribe by. */
  subscription: () => calendarFiles.all().replace(/^https?:/, 'webcal:'),
};

const fileUrl = (path: string) => new URL(`${currentSite().apiBase}${path}`, location.href).href;

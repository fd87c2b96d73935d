import { calendarQueries } from '@emberclutch/web/api/season-calendar.ts';
import type { AppPage } from '@emberclutch/web/routing/app-page.ts';
import { arrivalPath } from '@emberclutch/web/routing/arrival-path.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { copy } from './app/copy.ts';
import { currentSession } from '@emberclutch/web/state';
import { spawnedAssetQueries } from './platform/api/spawned-assets.ts';
import { arrivalTitle } from './features/reveal/arrival-title.ts';
import { listChooseQueries } from './features/spawn/choose/list-choose-queries.ts';
import { copy as calendarCopy } from './features/calendar/copy.ts';

export const pages: AppPage[] = [
  {
    id: 'spawn',
    path: paths.spawn,
    title: copy.title,
    isProtected: true,
    isRendered: true,
    queries: ({ search }) => {
      const session = currentSession();
      if (!session) return [calendarQueries.cycles(), spawnedAssetQueries.newest(undefined, 'SEALED')];
      return search.has('step') ? [] : listChooseQueries(session.userId);
    },
    load: async () => (await import(/* webpackMode: "eager" */ './app/SpawnPage.tsx')).SpawnPage,
  },
  {
    id: 'seasons',
    path: paths.seasons,
    title: calendarCopy.title,
    description: calendarCopy.description,
    isRendered: true,
    queries: () => [calendarQueries.cycles()],
    load: async () =>
      (await import(/* webpackChunkName: "calendar" */ './features/calendar/CalendarPage.tsx')).CalendarPage,
  },
  {
    id: 'arrival',
    path: arrivalPath(':id'),
    title: arrivalTitle,
    isProtected: true,
    load: async () =>
      (await import(/* webpackChunkName: "arrival" */ './features/reveal/ArrivalPage.tsx')).ArrivalPage,
  },
  {
    id: 'reminders',
    path: '/seasons/reminders',
    title: calendarCopy.unsubscribeTitle,
    load: async () =>
      (await import(/* webpackChunkName: "calendar" */ './features/calendar/UnsubscribePage.tsx'))
        .UnsubscribePage,
  },
];

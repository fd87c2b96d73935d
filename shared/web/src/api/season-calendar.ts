import { queryOptions } from '@tanstack/react-query';
import { SeasonCalendar } from '@emberclutch/contract/season/season-calendar.ts';
import { computeShapeDigest } from '@emberclutch/contract/shape/shape-digest.ts';
import { request } from './request.ts';
import { seasonQueries } from './seasons.ts';

/** The spawn cycles of past and future seasons. Optional: a provider without this call answers 404. */
export const listCycles = (signal?: AbortSignal) =>
  request('/v1/seasons', { reader: SeasonCalendar, signal });

export const calendarQueries = {
  cycles: () =>
    queryOptions({
      queryKey: [...seasonQueries.all, 'cycles', computeShapeDigest(SeasonCalendar)],
      queryFn: ({ signal }) => listCycles(signal),
    }),
};

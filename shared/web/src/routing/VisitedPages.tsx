import { Activity, useState } from 'react';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { Location } from 'react-router-dom';

interface Visit {
  id: number;
  location: Location;
}

interface Props {
  /** Whether the page of a path stays in the document while a page that was opened from it is shown. */
  isKept: (pathname: string) => boolean | undefined;
  /** Renders the page at a location. Memoized, so that it does not render again while another page is open over it. */
  PageAt: ComponentType<{ location: Location }>;
}

/** The page of the current location and, hidden, the kept page from which it was opened. Shared, so that remotes do not bundle it. */
export function VisitedPages({ isKept, PageAt }: Props) {
  const location = useLocation();
  const [{ lastLocation, visits }, setState] = useState({
    lastLocation: location,
    visits: [{ id: 0, location }],
  });
  if (lastLocation !== location)
    setState({ lastLocation: location, visits: updateVisits(visits, location, isKept) });
  return visits.map((visit, index) => (
    <Activity key={visit.id} mode={index === 0 ? 'visible' : 'hidden'}>
      <PageAt location={visit.location} />
    </Activity>
  ));
}

function updateVisits(
  [shownVisit, ...hiddenVisits]: Visit[],
  location: Location,
  isKept: Props['isKept'],
): Visit[] {
  if (!shownVisit) return [{ id: 0, location }];
  if (hiddenVisits.some((visit) => isSameEntry(visit.location, location))) return hiddenVisits;
  const shouldKeepShown = isKept(shownVisit.location.pathname) && !isKept(location.pathname);
  return shouldKeepShown
    ? [{ id: shownVisit.id + 1, location }, shownVisit]
    : [{ ...shownVisit, location }, ...hiddenVisits];
}

/** Compares more than the key, because the router creates no unique key for the first entry, and for the entry of a link to an anchor. */
const isSameEntry = (first: Location, second: Location) =>
  first.key === second.key && first.pathname === second.pathname && first.search === second.search;

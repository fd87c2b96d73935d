import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { beginPagePart } from '@emberclutch/web/state';

interface Props {
  /** Shown until data and code of the part are there. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * A Suspense for parts of a rendered page. React hydrates each Suspense by itself, late if its code is late. Until then, the host reads no
 * answer again that is in the page: a newer one would differ from the HTML.
 */
export function PagePart({ fallback, children }: Props) {
  const end = useRef<() => void>(undefined);
  // Before the effects of the children, which may be shown at once.
  useLayoutEffect(() => {
    end.current = beginPagePart();
    return end.current;
  }, []);
  return (
    <Suspense fallback={fallback}>
      {children}
      <Marker end={end} />
    </Suspense>
  );
}

/** Stands beside the children: React hydrates or shows all together. */
function Marker({ end }: { end: RefObject<(() => void) | undefined> }) {
  useEffect(() => end.current?.(), [end]);
  return null;
}

import { useEffect, useRef } from 'react';
import { useNavigate } from '@emberclutch/web/routing';

/** A page that the embedding page requests. A new object is a new request, even for the same path. */
export interface RequestedPath {
  path: string;
}

/** Navigates to the path that the embedding page requests after the mount. */
export function useRequestedPath(requested: RequestedPath | null): void {
  const navigate = useNavigate();
  const followed = useRef<RequestedPath | null>(null);
  // An effect: the request comes from outside of React, and `navigate` works after the first render only.
  useEffect(() => {
    if (requested === null || requested === followed.current) return;
    followed.current = requested;
    void navigate(requested.path);
  }, [requested, navigate]);
}

import { Navigate, useLocation } from '@emberclutch/web/routing';
import { readCodeLink } from './code-link.ts';

/** Moves what the link of a mail carries to the history entry, so that it does not stay in the address bar. */
export function TakeCodeLink() {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={{ pathname, search }} state={readCodeLink(hash)} replace />;
}

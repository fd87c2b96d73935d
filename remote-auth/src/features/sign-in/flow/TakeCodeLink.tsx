import { Navigate, useLocation } from '@emberclutch/web/routing';
import { readCodeLink } from './code-link.ts';

/** Moves the values of an e-mail link to the history entry, so that they do not stay in the address bar. */
export function TakeCodeLink() {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={{ pathname, search }} state={readCodeLink(hash)} replace />;
}

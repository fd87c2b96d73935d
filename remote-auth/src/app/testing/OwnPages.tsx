import { useLocation } from '@emberclutch/web/routing';
import { pages } from '../../pages.ts';
import AuthRoutes from '../routes.tsx';

// Loads all pages first, because the host loads a page before it shows it.
beforeAll(() => Promise.all(pages.map(({ path }) => AuthRoutes.preload(path))));

/** Shows this remote on its own pages only, as the host does. */
export function OwnPages() {
  const { pathname } = useLocation();
  return pages.some(({ path }) => path === pathname) ? <AuthRoutes /> : null;
}

import { useLocation } from '@emberclutch/shared/routing';
import { pages } from '../pages.ts';
import AuthRoutes from '../routes.tsx';

/** As the host does, it shows this remote at its own addresses only. */
export function OwnPages() {
  const { pathname } = useLocation();
  return pages.some(({ path }) => path === pathname) ? <AuthRoutes /> : null;
}

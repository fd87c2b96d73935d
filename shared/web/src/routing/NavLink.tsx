import { useLocation, useResolvedPath } from 'react-router-dom';
import { Link } from './Link.tsx';
import type { LinkProps } from './Link.tsx';

/** A link that is marked as current on its page and on subpages. */
export function NavLink({ to, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const path = useResolvedPath(to).pathname.toLowerCase();
  const isCurrent = `${pathname.toLowerCase()}/`.startsWith(`${path}/`);
  return <Link {...rest} to={to} aria-current={isCurrent ? 'page' : undefined} />;
}

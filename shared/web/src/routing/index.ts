/**
 * The one router of a page. This module is a singleton of the federation, so it re-exports only what the
 * apps use: a shared module cannot be tree-shaken, and the whole router would cost every visitor 37 KB more.
 */
export {
  BrowserRouter,
  MemoryRouter,
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { Link } from './Link.tsx';
export type { LinkProps } from './Link.tsx';
export { NavLink } from './NavLink.tsx';
export { VisitedPages } from './VisitedPages.tsx';

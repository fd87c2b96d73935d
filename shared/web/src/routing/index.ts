/**
 * The only router of a page. A singleton of the federation that re-exports only what the apps use: a shared module cannot be
 * tree-shaken, and the whole router would add 37 KB for every visitor.
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

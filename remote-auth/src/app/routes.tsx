import { createPageRoutes } from '@emberclutch/web/routing/create-page-routes.tsx';
import { pages } from '../pages.ts';

export default createPageRoutes(pages);

import { createPageRoutes } from '@emberclutch/web/routing/create-page-routes.tsx';
import { Spinner } from '@emberclutch/web/ui/controls/Spinner.tsx';
import { copy } from './copy.ts';
import { pages } from '../pages.ts';

export default createPageRoutes(pages, <Spinner size="full" label={copy.loading} />);

import { routesFrom } from '@emberclutch/shared/routing/routes-from';
import { Spinner } from '@emberclutch/shared/ui/Spinner';
import { copy } from './copy.ts';
import { pages } from './pages.ts';

export default routesFrom(pages, <Spinner size="full" label={copy.loading} />);

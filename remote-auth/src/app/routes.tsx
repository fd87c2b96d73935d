import { routesFrom } from '@emberclutch/web/routing/routes-from.tsx';
import { Spinner } from '@emberclutch/web/ui/controls/Spinner.tsx';
import { copy } from './copy.ts';
import { pages } from '../pages.ts';

export default routesFrom(pages, <Spinner size="full" label={copy.loading} />);

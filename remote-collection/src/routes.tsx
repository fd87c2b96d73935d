import { routesFrom } from '@emberclutch/shared/routing/routes-from';
import { pages } from './pages.ts';

export default routesFrom(pages);

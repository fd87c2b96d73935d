import { routesFrom } from '@emberclutch/web/routing/routes-from.tsx';
import { pages } from '../pages.ts';

export default routesFrom(pages);

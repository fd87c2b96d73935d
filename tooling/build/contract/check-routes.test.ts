import { isMadeFromPages } from './check-routes.ts';

it.each([
  [true, "import { pages } from '../pages.ts'; export default createPageRoutes(pages, null);"],
  [false, "import { pages } from '../other-pages.ts'; export default createPageRoutes(pages);"],
  [false, "import { pages } from '../pages.ts'; export default () => <Routes>{pages.map(toRoute)}</Routes>;"],
])('the build detects whether routes are made from the page table (%s)', (isMade, routes) => {
  const imports = "import { createPageRoutes } from '@emberclutch/web/routing/create-page-routes.tsx';";

  expect(isMadeFromPages(`${imports}\n${routes}`)).toBe(isMade);
});

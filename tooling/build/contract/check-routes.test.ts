import { areRoutesDerivedFromPages } from './check-routes.ts';

it.each([
  [true, "import { pages } from '../pages.ts'; export default createPageRoutes(pages);"],
  [false, "import { pages } from '../other-pages.ts'; export default createPageRoutes(pages);"],
  [false, "import { pages } from '../pages.ts'; export default () => <Routes>{pages.map(toRoute)}</Routes>;"],
])('the check detects whether routes derive from the page table (%s)', (isExpected, routes) => {
  const imports = "import { createPageRoutes } from '@emberclutch/web/routing/create-page-routes.tsx';";

  expect(areRoutesDerivedFromPages(`${imports}\n${routes}`)).toBe(isExpected);
});

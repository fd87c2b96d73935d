import type { GeneratedFile } from './generated-file.ts';
import type { NewPage } from './new-page.ts';

/** The feature of a new page: component, copy and test. @param app its remote, such as `remote-garden` */
export function pageFiles(app: string, page: NewPage): GeneratedFile[] {
  const folder = `${app}/src/features/${page.feature}`;
  return [
    { path: `${folder}/${page.component}.tsx`, content: component(page) },
    { path: `${folder}/copy.ts`, content: copy(page) },
    { path: `${folder}/${page.component}.test.tsx`, content: test(page) },
  ];
}

const component = ({
  component: name,
}: NewPage) => `import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { copy } from './copy.ts';

export function ${name}() {
  return (
    <Page title={copy.title}>
      <PageHeading title={copy.title} />
    </Page>
  );
}
`;

const copy = ({ title }: NewPage) => `export const copy = {
  title: '${title}',
};
`;

const test = ({ path, title }: NewPage) => `import { screen } from '@testing-library/react';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import Routes from '../../app/routes.tsx';

it('shows its title', async () => {
  renderInHost(<Routes />, { path: '${path.replaceAll(/:\w+/g, '1')}' });

  expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
});
`;

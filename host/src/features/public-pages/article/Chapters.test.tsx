import { screen } from '@testing-library/react';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { Chapters } from './Chapters.tsx';

const chapters = [
  {
    id: 'shells',
    title: 'Shells',
    blocks: [{ html: '<p>See the <a href="/terms#paying">terms</a>.</p>' }, { component: 'shell-table' }],
  },
  { id: 'names', title: 'Names', blocks: [{ html: '<p>Every dragon has one.</p>' }] },
];

it('the article shows numbered chapters, with components between their texts', () => {
  renderInHost(
    <Chapters chapters={chapters} numbering="paragraph" components={{ 'shell-table': <table /> }} />,
  );

  expect(screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id)).toEqual(['shells', 'names']);
  expect(screen.getByRole('region', { name: 'Shells' })).toContainElement(screen.getByRole('table'));
  expect(screen.getByText('§ 2')).toBeVisible();
});

it('the article throws if its text names a component that the page does not provide', () => {
  jest.spyOn(console, 'error').mockImplementation();

  expect(() => renderInHost(<Chapters chapters={chapters} numbering="roman" />)).toThrow('::shell-table');
});

import { parsePage } from './parse-page.ts';

it('the parser reads a title, a lead, and chapters with text and components', () => {
  const markdown = `# Eggs

All about
them.

## Shells {#shells}

A shell is *hard*, one of {trait-combinations}.

::shell-table

- It cracks.

## Names {#names}

::name-list
`;

  expect(parsePage(markdown)).toEqual({
    title: 'Eggs',
    lead: 'All about them.',
    chapters: [
      {
        id: 'shells',
        title: 'Shells',
        blocks: [
          { html: '<p>A shell is <em>hard</em>, one of 8.9 trillion.</p>\n' },
          { component: 'shell-table' },
          { html: '<ul>\n<li>It cracks.</li>\n</ul>\n' },
        ],
      },
      { id: 'names', title: 'Names', blocks: [{ component: 'name-list' }] },
    ],
  });
});

it.each([
  { rest: 'No chapter.', error: 'before the first chapter' },
  { rest: '## Shells\n\nHard.', error: 'not with "## Shells"' },
  { rest: '## Shells {#shells}\n\nOf {shell-forms} forms.', error: 'There is no fact {shell-forms}' },
  { rest: '## Shells {#shells}', error: 'not with "## Shells {#shells}"' },
])('the parser rejects a page with $rest', ({ rest, error }) => {
  expect(() => parsePage(`# Eggs\n\nAll.\n\n${rest}\n`)).toThrow(error);
});

import { parseStory, parseStoryName, readNews } from './read-news.ts';

it('the parser reads a title, a summary and a body', () => {
  expect(parseStory('# First light\n\nAn egg\nglows.\n\nIt is *warm*.\n\n## Why\n')).toEqual({
    title: 'First light',
    summary: 'An egg glows.',
    html: '<p>It is <em>warm</em>.</p>\n<h2>Why</h2>\n',
  });
});

it.each(['First light\n\nAn egg.\n\nIt is warm.', '# First light', '# First light\n\nAn egg.'])(
  'the parser rejects a story without title, summary or text: %j',
  (markdown) => {
    expect(() => parseStory(markdown)).toThrow('Begin with "# Title"');
  },
);

it('the parser reads date and path of a story from its file name', () => {
  expect(parseStoryName('2026-03-20-first-light.md')).toEqual({
    path: '/news/first-light',
    date: '2026-03-20',
  });
  expect(() => parseStoryName('first-light.md')).toThrow('call it by day and subject');
});

it('the reader lists the newest stories first', () => {
  const dates = readNews().map(({ date }) => date);

  expect(dates.length).toBeGreaterThan(0);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

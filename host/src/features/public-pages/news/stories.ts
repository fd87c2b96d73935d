export interface Story {
  slug: string;
  /** `2026-03-21` */
  date: string;
  title: string;
  summary: string;
  html: string;
}

const folder = import.meta.webpackContext('../../../../content/news', { recursive: false, regExp: /\.md$/ });

/** The stories of `host/content/news` as of the build, newest first. A file name is the day and the slug. */
export const stories: Story[] = folder
  .keys()
  .map((file) => ({
    ...folder<Omit<Story, 'slug' | 'date'>>(file),
    slug: file.slice('./2026-03-21-'.length, -'.md'.length),
    date: file.slice('./'.length, './2026-03-21'.length),
  }))
  .toSorted((one, other) => (one.date < other.date ? 1 : -1));

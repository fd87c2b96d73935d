/** A file of `host/content/news`, parsed by the build. */
interface NewsStory {
  /** `/news/first-light` */
  path: string;
  title: string;
  /** `2026-03-21` */
  date: string;
  summary: string;
  html: string;
}

/** Newest first, defined by the build. */
declare const NEWS_STORIES: readonly NewsStory[];

/** A parsed page of `host/content`. */
export interface PageContent {
  title: string;
  /** The paragraph below the title. */
  lead: string;
  chapters: ChapterContent[];
}

export interface ChapterContent {
  /** Fragment that links use: `#rarity`. */
  id: string;
  title: string;
  blocks: Block[];
}

/** Text as HTML, or the name of the component that the page shows at this point. */
export type Block = { html: string } | { component: string };

interface Props {
  /** `2026-03-21` */
  date: string;
}

/** The day of a story, in English for every visitor: prerendered HTML does not know the visitor's language. */
export const StoryDate = ({ date }: Props) => <time dateTime={date}>{day.format(new Date(date))}</time>;

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

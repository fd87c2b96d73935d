interface Props {
  /** `2026-03-21` */
  date: string;
}

/** The day of a story, in English for every visitor: prerendered HTML does not know the visitor's language. */
export function StoryDate({ date }: Props) {
  const [year, month = '1', day] = date.split('-');
  return <time dateTime={date}>{`${Number(day)} ${months[Number(month) - 1]} ${year}`}</time>;
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

import type { ReactNode } from 'react';
import { romanNumeral } from '@emberclutch/contract/season/roman-numeral.ts';
import type { ChapterContent } from '@emberclutch/contract/site/page-content.ts';
import { Chapter } from './Chapter.tsx';

const marks = {
  roman: romanNumeral,
  paragraph: (number: number) => `§ ${number}`,
};

interface Props {
  chapters: readonly ChapterContent[];
  /** How chapters are numbered in the margin: `IV` or `§ 4`. */
  numbering: keyof typeof marks;
  /** The components that lines `::name` of the text stand for, by name. */
  components?: Readonly<Record<string, ReactNode>>;
}

/** The chapters of an article, numbered from one. */
export function Chapters({ chapters, numbering, components }: Props) {
  return chapters.map((chapter, index) => (
    <Chapter key={chapter.id} {...chapter} mark={marks[numbering](index + 1)} components={components} />
  ));
}

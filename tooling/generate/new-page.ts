import { kebabCase } from '../code-rules/kebab-case.ts';
import { GenerateError } from './generate-error.ts';

/** A page to generate, by all the names that its path gives it. */
export interface NewPage {
  /** `/garden/rare-seeds/:id` */
  path: string;
  /** Folder of its feature: `rare-seeds`. */
  feature: string;
  /** Its row in the page table: `rareSeeds`. */
  id: string;
  /** Its React component: `RareSeedsPage`. */
  component: string;
  /** `Rare seeds` */
  title: string;
}

/**
 * Names a page after the last fixed segment of its path.
 * @throws {GenerateError} if the path is not one that a page table takes
 */
export function newPage(path: string): NewPage {
  const segments = path.split('/').slice(1);
  const isValid =
    path.startsWith('/') &&
    segments.every((segment) => /^(:[a-z][A-Za-z\d]*|[a-z][a-z\d]*(-[a-z\d]+)*)$/.test(segment));
  const feature = segments.findLast((segment) => !segment.startsWith(':'));
  if (!isValid || feature === undefined)
    throw new GenerateError(
      `"${path}" cannot be the path of a page: use segments of small letters, digits and dashes, such as /garden/rare-seeds or /garden/:id.`,
    );
  const words = kebabCase(feature).split('-');
  const component = words.map(capitalize).join('');
  return {
    path,
    feature,
    id: `${component.charAt(0).toLowerCase()}${component.slice(1)}`,
    component: `${component}Page`,
    title: capitalize(words.join(' ')),
  };
}

const capitalize = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

import {
  AssetElement,
  CountdownElement,
  defineEmbedElements,
  SpawnElement,
} from '@emberclutch/web/embed/define-embed-elements.ts';
import { HatcheryElement } from '@emberclutch/web/embed/hatchery-element.ts';
import { WorldElement } from '@emberclutch/web/embed/world-element.ts';
import type { EmbedElements } from './embed-elements.ts';

/** The compiler compares each element with its type in the package. */
const elements = {
  'emberclutch-asset': AssetElement,
  'emberclutch-countdown': CountdownElement,
  'emberclutch-hatchery': HatcheryElement,
  'emberclutch-spawn': SpawnElement,
  'emberclutch-world': WorldElement,
} satisfies { [Tag in keyof EmbedElements]: new () => EmbedElements[Tag] };

type Callback = `connected${string}Callback` | 'disconnectedCallback' | 'attributeChangedCallback';
/** Members of the elements that the package does not declare. */
type Untyped = {
  [Tag in keyof EmbedElements]: Exclude<
    keyof InstanceType<(typeof elements)[Tag]>,
    keyof EmbedElements[Tag] | Callback
  >;
}[keyof EmbedElements];

it('the package has a type for each element that a site defines, and for each of its options and methods', () => {
  const define = jest.spyOn(customElements, 'define').mockReturnValue();
  const untyped: Untyped[] = [];

  defineEmbedElements('https://emberclutch.example');

  expect(Object.fromEntries(define.mock.calls)).toEqual(elements);
  expect(untyped satisfies never[]).toEqual([]);
});

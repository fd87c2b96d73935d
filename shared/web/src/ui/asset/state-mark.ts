import { css } from 'styled-components';
import type { AssetState } from '@emberclutch/contract/asset/asset-words.ts';

const shell = 'M8 1.5c3 0 4.8 4.4 4.8 7.6S10.8 14.5 8 14.5 3.2 12.3 3.2 9.1 5 1.5 8 1.5Z';

/** Sealed: a band with its seal. Incubating: an ember within. Hatching: a crack. Hatched: a wing. */
const paths = {
  SEALED: `${shell}M3.2 9.6h3M9.8 9.6h3M9.8 9.6a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0`,
  INCUBATING: `${shell}M8 12.2c1.5 0 2.3-1 2.3-2.2C10.3 8.6 8 7.6 8 6c-.6 1.6-2.3 2.4-2.3 4S6.5 12.2 8 12.2Z`,
  HATCHING: `${shell}M3.3 8.2l2.3-1.4 1.6 2.2 1.8-2.6 1.6 2.2 2.1-1.3`,
  HATCHED:
    'M2 12.5C2.5 6.5 7 3 14 3c-1.2 1.2-1.5 2-1.5 3.4-1.5-.2-2.5.3-3 1.6-1.2-.3-2.3.1-2.8 1.5C5 9.5 3.5 10.5 2 12.5Z',
} satisfies Partial<Record<AssetState, string>>;

const maskOf = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='black' stroke-width='1.4' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;

/**
 * Draws the state of an egg or dragon before the words of an element whose `data-state` tells it; a key has none. A mask,
 * because elements of a drawing would be a seventh of all that a card consists of.
 */
export const stateMark = css`
  &:where([data-state])::before {
    content: '';
    flex: none;
    width: 13px;
    height: 13px;
    background: currentColor;
    mask: center / contain no-repeat;
    /* Browsers would replace the background by the one of the page, and print none. */
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
  ${Object.entries(paths).map(
    ([state, path]) => css`
      &:where([data-state='${state}'])::before {
        mask-image: ${maskOf(path)};
      }
    `,
  )}
`;

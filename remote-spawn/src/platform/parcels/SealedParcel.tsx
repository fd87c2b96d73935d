import { styled } from 'styled-components';
import { color, metal } from '@emberclutch/web/theme/tokens.ts';

interface Props {
  /** Its seal is gone. */
  isBroken?: boolean;
}

/** A small picture of a held egg: folded paper under a wax seal. Light like paper in both modes. */
export function SealedParcel({ isBroken }: Props) {
  return (
    <Picture
      data-broken={isBroken || undefined}
      viewBox="0 0 64 64"
      width="64"
      height="64"
      aria-hidden="true"
    >
      <ellipse data-part="shadow" cx="38" cy="56" rx="27" ry="4" />
      <path data-part="left" d="M6 9v46l27-22Z" />
      <path data-part="right" d="M58 9v46L31 33Z" />
      <path data-part="bottom" d="M6 55h52L32 31Z" />
      <path data-part="top" d="M6 9h52L32 36Z" />
      <path data-part="fold" d="M6 9l26 27L58 9M6 55l20-18.5M58 55 38 36.5M6 9h52v46H6z" />
      <path data-part="address" d="M24 50h16" />
      <path
        data-part="wax"
        d="M33 22c5-1 6 3 8 4 4 1 2 4 4 6 1 4-2 5-1 9-2 2-4 3-6 5-3 1-5-1-8 1-3 0-4-3-7-4-3-2-2-5-3-8 0-3 2-5 2-8 2-2 5-2 6-4 1-1 3-1 5-1Z"
      />
      <path data-part="shine" d="M25 30c1-3 4-5 8-5-3 1-6 3-7 7Z" />
      <path data-part="relief" d="M33 27c4 1 6 6 5 10-1 3-4 5-6 5-3 0-5-3-5-6 0-4 2-9 6-9Z" />
    </Picture>
  );
}

/** Vellum, in the shade of a fold: the light falls from the upper left. */
const paper = (shade: string) => `color-mix(in oklab, ${metal.ink} ${shade}, ${metal.light})`;

const Picture = styled.svg`
  &:where([data-broken]) :is([data-part='wax'], [data-part='shine'], [data-part='relief']) {
    display: none;
  }
  [data-part='shadow'] {
    fill: color-mix(in oklab, ${metal.ink} 34%, transparent);
    filter: blur(1.2px);
  }
  [data-part='left'] {
    fill: ${paper('9%')};
  }
  [data-part='right'] {
    fill: ${paper('22%')};
  }
  [data-part='bottom'] {
    fill: ${paper('15%')};
  }
  [data-part='top'] {
    fill: ${paper('3%')};
  }
  [data-part='fold'] {
    fill: none;
    stroke: ${paper('38%')};
    stroke-width: 0.7;
    stroke-linejoin: round;
  }
  [data-part='address'] {
    stroke: ${paper('46%')};
    stroke-width: 0.9;
    stroke-dasharray: 3 0.8 1.5 0.8;
  }
  [data-part='wax'] {
    fill: color-mix(in oklab, ${color.accent} 64%, ${metal.ink});
    stroke: color-mix(in oklab, ${color.accent} 40%, ${metal.ink});
    stroke-width: 0.6;
  }
  [data-part='shine'] {
    fill: color-mix(in oklab, ${metal.light} 50%, transparent);
  }
  [data-part='relief'] {
    fill: none;
    stroke: color-mix(in oklab, ${metal.light} 62%, transparent);
    stroke-width: 1.1;
  }
`;

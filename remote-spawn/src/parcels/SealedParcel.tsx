import { styled } from 'styled-components';

/** A small picture of an egg as it is held: folded paper under a wax seal. */
export function SealedParcel() {
  return (
    <Picture viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
      <path data-part="shadow" d="M8 57c10 4 38 4 48 0-8-5-40-5-48 0Z" />
      <path data-part="paper" d="M8 10h48v45H8z" />
      <path data-part="fold" d="M8 10l24 24 24-24M8 55l19-22M56 55 37 33" />
      <path
        data-part="wax"
        d="M33 23c4-1 5 2 7 3 3 1 2 3 3 5 1 3-1 4 0 7-1 2-3 3-5 5-2 1-4 0-6 1-3 0-4-2-6-3-3-1-2-4-3-6 0-3 1-4 1-7 2-2 4-2 5-4 1-1 3-1 4-1Z"
      />
      <path data-part="relief" d="M33 28c3 1 5 5 4 8-1 3-3 4-5 4s-4-2-4-5c0-3 2-7 5-7Z" />
    </Picture>
  );
}

const Picture = styled.svg`
  [data-part='shadow'] {
    fill: ${({ theme }) => theme.color.sunk};
  }
  [data-part='paper'] {
    fill: ${({ theme }) => theme.color.page};
    stroke: ${({ theme }) => theme.color.edge};
  }
  [data-part='fold'] {
    fill: none;
    stroke: ${({ theme }) => theme.color.rule};
    stroke-width: 1.25;
  }
  [data-part='wax'] {
    fill: ${({ theme }) => theme.color.accent};
  }
  [data-part='relief'] {
    fill: none;
    stroke: ${({ theme }) => theme.color.accentInk};
    stroke-opacity: 0.6;
    stroke-width: 1.25;
  }
`;

import { styled } from 'styled-components';
import { color } from '@emberclutch/web/theme/tokens.ts';

/** A small picture of a gateway key: the bow is an egg, the bit a row of teeth. */
export function KeyPicture() {
  return (
    <Picture viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
      <path d="M32 6c6 0 10 6 10 12 0 5-4 9-10 9s-10-4-10-9c0-6 4-12 10-12Z" />
      <path d="M32 27v31M32 44h9M32 50h6M32 56h9" />
      <path d="M22 16C15 12 11 14 8 20c5-1 9 0 14 3M42 16c7-4 11-2 14 4-5-1-9 0-14 3" />
    </Picture>
  );
}

const Picture = styled.svg`
  fill: none;
  stroke: ${color.accent};
  stroke-width: 2.25;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

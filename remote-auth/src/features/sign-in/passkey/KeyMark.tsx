import { styled } from 'styled-components';

/** A key whose bow is an egg. */
export function KeyMark() {
  return (
    <Engraved viewBox="0 0 24 24" width="20" aria-hidden="true">
      <path d="M8.5 3C5.9 3 3.5 6.5 3.5 9.6S5.8 14.5 8.5 14.5s5-1.8 5-4.9S11.1 3 8.5 3Z" />
      <path d="m11.6 13 8.4 7.5M16.2 17.1l2-2.2M18.4 19l1.7-1.8" />
    </Engraved>
  );
}

const Engraved = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.6;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

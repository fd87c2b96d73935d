import { css } from 'styled-components';

interface OpenState {
  $isOpen: boolean;
  /** Milliseconds before it begins. */
  $delay: number;
}

/** A transition that begins so many milliseconds after the parcel was opened. */
const after =
  (property: string, start: number, duration: number, easing = 'ease-out') =>
  ({ $delay, $isOpen }: OpenState) =>
    // The way back, to the next sealed parcel, has no delay: it is another parcel.
    `${property} ${duration}ms ${easing} ${$isOpen ? $delay + start : 0}ms`;

const turning = 'cubic-bezier(0.4, 0, 0.2, 1)';
const soft = 'cubic-bezier(0.16, 0.9, 0.3, 1)';
const arriving = 'cubic-bezier(0.2, 1.25, 0.36, 1)';
const when =
  (open: string, sealed: string) =>
  ({ $isOpen }: OpenState) =>
    $isOpen ? open : sealed;

/**
 * How a parcel opens, for the element around it: the wax breaks, the flaps turn over, the paper lies down, the light
 * swells, the egg rises, its label appears.
 */
export const openMotion = css<OpenState>`
  [data-half],
  [data-crumb] {
    opacity: ${when('0', '1')};
  }
  [data-whole] {
    opacity: ${when('0', '1')};
    transition: ${after('opacity', 0, 90, 'linear')};
  }
  [data-half] {
    transition:
      ${after('transform', 110, 560, 'cubic-bezier(0.3, 0, 0.8, 0.4)')},
      ${after('opacity', 470, 200, 'linear')};
  }
  [data-half='left'] {
    transform: ${when('translate(-34px, 62px) rotate(-32deg)', 'none')};
  }
  [data-half='right'] {
    transform: ${when('translate(38px, 56px) rotate(28deg)', 'none')};
  }
  [data-crumb] {
    transition:
      ${after('transform', 110, 700, 'cubic-bezier(0.15, 0.6, 0.5, 1)')},
      ${after('opacity', 420, 380, 'linear')};
  }
  [data-crumb]:nth-child(odd) {
    transform: ${when('translate(-46px, -22px) rotate(-120deg)', 'none')};
  }
  [data-crumb]:nth-child(even) {
    transform: ${when('translate(44px, -30px) rotate(150deg)', 'none')};
  }
  [data-crumb]:nth-child(3n) {
    transform: ${when('translate(-18px, 58px) rotate(90deg)', 'none')};
  }
  [data-writing] {
    opacity: ${when('0', '1')};
    transition: ${after('opacity', 60, 240)};
  }
  [data-flap] {
    transform: ${when('var(--turned)', 'var(--flat)')};
    transition: ${after('transform', 600, 720, turning)};
  }
  [data-flap='bottom'] {
    transition: ${after('transform', 500, 720, turning)};
  }
  [data-flap='top'] {
    transition: ${after('transform', 400, 720, turning)};
  }
  [data-sheet] {
    /* Sealed, it stands in the middle of the place that the egg and its words will take. */
    transform: ${when('translateY(40%) rotateX(66deg) scale(0.56)', 'translateY(18%)')};
    transition: ${after('transform', 620, 1000, soft)};
  }
  [data-light] {
    opacity: ${when('1', '0')};
    scale: ${when('1', '0.35')};
    transition: ${after('opacity', 420, 620)}, ${after('scale', 420, 1300, soft)};
  }
  [data-egg] {
    opacity: ${when('1', '0')};
    translate: 0 ${when('0', '22%')};
    scale: ${when('1', '0.55')};
    transition:
      ${after('opacity', 820, 420)}, ${after('translate', 820, 1050, arriving)},
      ${after('scale', 820, 1050, arriving)};
  }
  [data-label] {
    visibility: ${when('visible', 'hidden')};
    opacity: ${when('1', '0')};
    translate: 0 ${when('0', '10px')};
    transition:
      ${after('opacity', 1500, 520)}, ${after('translate', 1500, 520, soft)}, ${after('visibility', 1500, 0)};
  }

  @media (prefers-reduced-motion: reduce) {
    * {
      transition-delay: 0s !important;
    }
  }
`;

import { css } from 'styled-components';
import { color, font, inset, motion, radius, size, space, weight } from '../../theme/tokens.ts';

export type ButtonVariant = 'primary' | 'quiet' | 'plain' | 'danger';
export type ButtonSize = 's' | 'm' | 'l';

/** Attributes that choose the variant of an element with `buttonLook`. */
export const getButtonAttributes = (variant: ButtonVariant = 'primary', size: ButtonSize = 'm') => ({
  'data-variant': variant,
  'data-size': size,
});

/** Style of buttons and of links like them. In forced colours, the backplate behind text would hide the text of a primary button. */
export const buttonLook = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  min-height: 44px;
  padding: ${inset.menu} ${space.l};
  border: 1px solid transparent;
  border-radius: ${radius.s};
  font-family: ${font.text};
  font-size: ${size.s};
  font-weight: ${weight.semibold};
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick};

  &::after {
    content: '';
    position: absolute;
    inset: 3px;
    border: 1px solid currentColor;
    border-radius: 1px;
    opacity: 0.28;
    pointer-events: none;
    transition: opacity ${motion.quick};
  }
  &:hover::after {
    opacity: 0.6;
  }

  &:where([data-size='s']) {
    min-height: 34px;
    padding: ${inset.menu} ${space.s};
  }
  &:where([data-size='l']) {
    min-height: 54px;
    font-size: ${size.m};
  }

  &:where([data-variant='primary']) {
    color: ${color.accentInk};
    forced-color-adjust: none;
    background: ${color.accent};
    &:hover {
      background: color-mix(in oklab, ${color.accent} 90%, ${color.ink});
    }
  }
  &:where([data-variant='quiet'], [data-variant='plain']) {
    color: ${color.ink};
    background: transparent;
    &::after,
    &:hover::after {
      opacity: 0;
    }
  }
  &:where([data-variant='quiet']) {
    border-color: ${color.edge};
    &:hover {
      border-color: ${color.accent};
      background: ${color.accentSoft};
    }
  }
  /* For use beside more important buttons. */
  &:where([data-variant='plain']) {
    padding-inline: 0;
    /* Forced colours would draw a transparent border. */
    border: 0;
    text-decoration: underline;
    text-underline-offset: 0.3em;
    &:hover {
      color: ${color.accent};
    }
  }
  &:where([data-variant='danger']) {
    color: ${color.danger};
    background: transparent;
    border-color: ${color.danger};
    &:hover {
      background: color-mix(in oklab, ${color.danger} 9%, transparent);
    }
  }

  &[aria-disabled='true'],
  &:disabled {
    cursor: not-allowed;
    color: ${color.inkFaint};
    background: ${color.sunk};
    border-color: ${color.rule};
    /* Forced colours replace the colours above, so that an element with only aria-disabled would look enabled. */
    @media (forced-colors: active) {
      color: GrayText;
      border-color: GrayText;
    }
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

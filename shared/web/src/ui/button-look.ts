import { css } from 'styled-components';
import type { Theme } from '@emberclutch/web/theme';

export type ButtonVariant = 'primary' | 'quiet' | 'danger';
export type ButtonSize = 's' | 'm' | 'l';

export interface ButtonLook {
  $variant: ButtonVariant;
  $size: ButtonSize;
}

/** Style of buttons and of links that look like buttons. */
export const buttonLook = css<ButtonLook>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space.xs};
  min-height: ${({ $size }) => heights[$size]};
  padding: ${({ theme, $size }) => `${theme.inset.menu} ${$size === 's' ? theme.space.s : theme.space.l}`};
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.s};
  font-family: ${({ theme }) => theme.font.text};
  font-size: ${({ theme, $size }) => ($size === 'l' ? theme.size.m : theme.size.s)};
  font-weight: ${({ theme }) => theme.weight.semibold};
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${({ theme }) => theme.motion.quick},
    border-color ${({ theme }) => theme.motion.quick};

  &::after {
    content: '';
    position: absolute;
    inset: 3px;
    border: 1px solid currentColor;
    border-radius: 1px;
    opacity: 0.28;
    pointer-events: none;
    transition: opacity ${({ theme }) => theme.motion.quick};
  }
  &:hover::after {
    opacity: 0.6;
  }

  ${({ theme, $variant }) => variants[$variant](theme)}

  &[aria-disabled='true'],
  &:disabled {
    cursor: not-allowed;
    color: ${({ theme }) => theme.color.inkFaint};
    background: ${({ theme }) => theme.color.sunk};
    border-color: ${({ theme }) => theme.color.rule};
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

const heights: Record<ButtonSize, string> = { s: '34px', m: '44px', l: '54px' };

const variants: Record<ButtonVariant, (theme: Theme) => ReturnType<typeof css>> = {
  primary: ({ color }) => css`
    color: ${color.accentInk};
    background: ${color.accent};
    &:hover {
      background: color-mix(in oklab, ${color.accent} 90%, ${color.ink});
    }
  `,
  quiet: ({ color }) => css`
    color: ${color.ink};
    background: transparent;
    border-color: ${color.edge};
    &::after {
      opacity: 0;
    }
    &:hover {
      border-color: ${color.accent};
      background: ${color.accentSoft};
    }
    &:hover::after {
      opacity: 0;
    }
  `,
  danger: ({ color }) => css`
    color: ${color.danger};
    background: transparent;
    border-color: ${color.danger};
    &:hover {
      background: color-mix(in oklab, ${color.danger} 9%, transparent);
    }
  `,
};

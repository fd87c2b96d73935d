import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, space } from '../../theme/tokens.ts';

type Tone = 'info' | 'danger' | 'success';

interface Props {
  tone: Tone;
  children: ReactNode;
  /** Screen readers announce it: `alert` interrupts, `status` waits. Without a role they do not announce it. */
  role?: 'alert' | 'status';
}

export function Alert({ tone, children, role }: Props) {
  return (
    <Box data-tone={tone} role={role}>
      <Icon viewBox="0 0 20 20" width="20" aria-hidden="true">
        <circle cx="10" cy="10" r="8.5" />
        <path d={iconPaths[tone]} />
      </Icon>
      <div>{children}</div>
    </Box>
  );
}

const iconPaths: Record<Tone, string> = {
  info: 'M10 9v5M10 6v.01',
  danger: 'M10 5.5v5.5M10 14v.01',
  success: 'M6 10.5l3 3 5-6.5',
};

const Box = styled.div`
  --tone-color: ${color.accent};
  display: flex;
  align-items: flex-start;
  gap: ${space.s};
  padding: ${space.s} ${space.m};
  color: ${color.ink};
  background: color-mix(in oklab, var(--tone-color) 8%, ${color.raised});
  border: 1px solid ${color.rule};
  border-left: 4px solid var(--tone-color);
  border-radius: ${radius.s};

  &:where([data-tone='danger']) {
    --tone-color: ${color.danger};
  }
  &:where([data-tone='success']) {
    --tone-color: ${color.success};
  }
`;

const Icon = styled.svg`
  flex: none;
  margin-top: 0.22em;
  fill: none;
  stroke: var(--tone-color);
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

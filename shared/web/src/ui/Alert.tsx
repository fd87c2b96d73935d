import type { ReactNode } from 'react';
import { styled } from 'styled-components';

type Tone = 'info' | 'danger' | 'success';

interface Props {
  tone: Tone;
  children: ReactNode;
  /** For screen readers: `alert` interrupts, `status` waits; without a role nothing is announced. */
  role?: 'alert' | 'status';
}

/** A message inside a form or a page. */
export function Alert({ tone, children, role }: Props) {
  return (
    <Box $tone={tone} role={role}>
      <Mark viewBox="0 0 20 20" width="20" aria-hidden="true">
        <circle cx="10" cy="10" r="8.5" />
        <path d={marks[tone]} />
      </Mark>
      <div>{children}</div>
    </Box>
  );
}

const marks: Record<Tone, string> = {
  info: 'M10 9v5M10 6v.01',
  danger: 'M10 5.5v5.5M10 14v.01',
  success: 'M6 10.5l3 3 5-6.5',
};

const tones = { info: 'accent', danger: 'danger', success: 'success' } as const;

const Box = styled.div<{ $tone: Tone }>`
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
  color: ${({ theme }) => theme.color.ink};
  background: color-mix(
    in oklab,
    ${({ theme, $tone }) => theme.color[tones[$tone]]} 8%,
    ${({ theme }) => theme.color.raised}
  );
  border: 1px solid ${({ theme }) => theme.color.rule};
  border-left: 4px solid ${({ theme, $tone }) => theme.color[tones[$tone]]};
  border-radius: ${({ theme }) => theme.radius.s};
  --guide-mark: ${({ theme, $tone }) => theme.color[tones[$tone]]};
`;

const Mark = styled.svg`
  flex: none;
  margin-top: 0.22em;
  fill: none;
  stroke: var(--guide-mark);
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

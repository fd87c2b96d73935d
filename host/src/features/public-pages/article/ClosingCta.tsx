import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import { color, size, space } from '@emberclutch/web/theme/tokens.ts';

/** The end of a page: one sentence and links to the next pages. */
export function ClosingCta({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section aria-labelledby="closing">
      <h2 id="closing">{title}</h2>
      <ActionRow data-centered>{children}</ActionRow>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space.l};
  padding: clamp(40px, 6vw, 72px) clamp(16px, 4vw, 40px);
  text-align: center;
  background: linear-gradient(100deg, ${color.wash}, ${color.secondWash});
  border-block: 3px double ${color.rule};

  h2 {
    max-width: 24ch;
    font-size: ${size.xxl};
  }
`;

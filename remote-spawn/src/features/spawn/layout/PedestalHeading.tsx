import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { color, media, space } from '@emberclutch/web/theme/tokens.ts';

interface Props {
  eyebrow?: string;
  title: string;
  lead: string;
  pedestals: ReactNode;
  /** Places the eggs below the text, at the width of the column, instead of beside it. */
  isStacked?: boolean;
}

/** A heading with eggs or dragons on pedestals, which stand on its rule. */
export function PedestalHeading({ eyebrow, title, lead, pedestals, isStacked }: Props) {
  return (
    <Heading data-stacked={isStacked}>
      <PageHeading eyebrow={eyebrow} title={title} lead={lead} />
      {pedestals}
    </Heading>
  );
}

const Heading = styled.div`
  display: grid;
  gap: ${space.s};
  margin-bottom: ${space.l};
  border-bottom: 3px double ${color.rule};

  > header {
    margin-bottom: 0;
  }
  /* A heading without pedestals. */
  > header:last-child {
    padding-bottom: ${space.s};
  }
  > header p {
    text-wrap: balance;
  }
  @media ${media.wide} {
    &[data-stacked] > header > div:first-child {
      display: block;
    }
    &:where(:not([data-stacked])) {
      grid-template-columns: minmax(0, 1fr) clamp(360px, 42vw, 540px);
      align-items: end;
      gap: ${space.xl};

      > header {
        align-self: center;
      }
    }
  }
`;
